import 'trellis/types/preact';

export const page = (
  <trellis-session endpoint="/trellis-session" fetchToken={async () => ({ token: 't', expires_in: 900 })}>
    <trellis-create-plant
      class="card"
      heading="New plant"
      plantName="Fern"
      ontrellis-plant-created={({ detail }) => detail.id.length}
    />
    <trellis-dashboard
      location="loc_1"
      hide-heading
      paper-width="58"
      ref={(element) => void element?.location}
    />
  </trellis-session>
);

// @ts-expect-error It has no such attribute.
export const unknownAttribute = <trellis-dashboard place="loc_1" />;
// @ts-expect-error The id of a plant is its digits.
export const wrongDetail = <trellis-create-plant ontrellis-plant-created={(e) => e.detail.id.toFixed()} />;
