import 'trellis/types/solid';

export const page = (
  <trellis-session
    endpoint="/trellis-session"
    prop:fetchToken={async () => ({ token: 't', expires_in: 900 })}
  >
    <trellis-create-plant
      class="card"
      heading="New plant"
      prop:plantName="Fern"
      on:trellis-plant-created={({ detail }) => detail.id.length}
    />
    <trellis-dashboard
      location="loc_1"
      hide-heading
      paper-width="58"
      ref={(element) => void element.location}
    />
  </trellis-session>
);

// @ts-expect-error It has no such property.
export const unknownProperty = <trellis-dashboard prop:place="loc_1" />;
// @ts-expect-error The id of a plant is its digits.
export const wrongDetail = <trellis-create-plant on:trellis-plant-created={(e) => e.detail.id.toFixed()} />;
