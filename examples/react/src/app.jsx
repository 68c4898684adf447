import { useState } from 'react';
import { CreatePlant, Session } from 'trellis/react';
import { Onboarding } from 'trellis/react/onboarding';
import { Reporting } from 'trellis/react/reporting';

export function App() {
  const [added, setAdded] = useState('nothing yet');
  return (
    <>
      <h1>React</h1>
      <Session endpoint="/trellis-session" api={import.meta.env.VITE_TRELLIS_URL}>
        <CreatePlant onTrellisPlantCreated={({ detail }) => setAdded(detail.name)} />
        <p>
          Last added: <output>{added}</output>
        </p>
        <Reporting />
        <Onboarding />
      </Session>
    </>
  );
}
