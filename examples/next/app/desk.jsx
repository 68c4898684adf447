'use client';

import { useState } from 'react';
import { CreatePlant, Session } from 'trellis/react';
import { Onboarding } from 'trellis/react/onboarding';
import { Reporting } from 'trellis/react/reporting';

export function Desk({ api }) {
  const [added, setAdded] = useState('nothing yet');
  return (
    <Session endpoint="/trellis-session" api={api}>
      <CreatePlant onTrellisPlantCreated={({ detail }) => setAdded(detail.name)} />
      <p>
        Last added: <output>{added}</output>
      </p>
      <Reporting />
      <Onboarding />
    </Session>
  );
}
