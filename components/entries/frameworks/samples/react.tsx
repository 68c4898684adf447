import 'trellis/types/react';

export const page = (
  <trellis-session endpoint="/trellis-session" fetchToken={async () => ({ token: 't', expires_in: 900 })}>
    <trellis-create-plant
      className="card"
      heading="New plant"
      plantName="Fern"
      plant-tag="indoor"
      ontrellis-plant-created={({ detail, currentTarget }) => [detail.id.length, currentTarget]}
    />
    <trellis-dashboard
      location="loc_1"
      hide-heading
      paper-width="58"
      ref={(element) => void element?.location}
    />
    <trellis-menu-editor page-size="20" ontrellis-changed={({ detail }) => detail.action} />
  </trellis-session>
);

// @ts-expect-error It has no such attribute.
export const unknownAttribute = <trellis-dashboard place="loc_1" />;
// @ts-expect-error The paper is 58 or 80 mm wide.
export const unknownWidth = <trellis-dashboard paper-width="70" />;
// @ts-expect-error The id of a plant is its digits.
export const wrongDetail = <trellis-create-plant ontrellis-plant-created={(e) => e.detail.id.toFixed()} />;
// @ts-expect-error It only says what is shown.
export const readOnly = <trellis-dashboard state="ready" />;
// @ts-expect-error There is no such element.
export const unknownElement = <trellis-dashbord />;
