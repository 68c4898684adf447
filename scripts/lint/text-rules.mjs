/** A rule of oxlint for texts: a text that `msg()` translates is one literal, since its key is made from the source. */
const MESSAGE = 'Write the text of msg() as one literal: a text that is put together is never translated.';

/** No `msg("a" + "b")`. */
const oneLiteral = {
  create: (context) => ({
    CallExpression({ callee, arguments: [text] }) {
      if (callee.name === 'msg' && text?.type === 'BinaryExpression')
        context.report({ node: text, message: MESSAGE });
    },
  }),
};

export default { meta: { name: 'text' }, rules: { 'one-literal': oneLiteral } };
