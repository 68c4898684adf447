import 'trellis/types/react-18';

export const page = (
  <trellis-session endpoint="/trellis-session" class="app">
    <trellis-create-plant heading="New plant" plant-tag="indoor" ref={(element) => void element?.plantName} />
    <trellis-dashboard location="loc_1" hide-heading="" paper-width="58" />
  </trellis-session>
);

// @ts-expect-error React would write hide-heading="false", which hides it.
export const falseAttribute = <trellis-dashboard hide-heading={false} />;
// @ts-expect-error React would not set a property.
export const property = <trellis-create-plant plantName="Fern" />;
