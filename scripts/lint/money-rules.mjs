/**
 * Rules of oxlint that keep money in bff/core/money/: how many decimals a currency has is said there alone, and runtimes, which
 * have other lists, aren't asked.
 */
const HOME =
  'Only bff/core/money/ writes and reads money: runtimes have other decimals of currencies than ISO 4217.';
const AMOUNT = /amount|minor|price|total|tip|fee|gross|net|balance|money/i;

const unwrap = (node) => (node?.type === 'TSAsExpression' ? unwrap(node.expression) : node);
const nameOf = (node) => {
  const inner = unwrap(node);
  if (inner?.type === 'MemberExpression') return nameOf(inner.property);
  if (inner?.type === 'CallExpression') return inner.arguments.map(nameOf).join(' ');
  return inner?.name ?? inner?.value ?? '';
};

/** No `style: 'currency'`, and no digits that the runtime gives a currency. */
const currencyFormat = {
  create: (context) => ({
    Property({ key, value }) {
      if ((key.name ?? key.value) === 'style' && unwrap(value)?.value === 'currency') {
        context.report({ node: value, message: HOME });
      }
    },
    MemberExpression(node) {
      const { object, property } = node;
      const isDigits = /^(?:minimum|maximum)FractionDigits$/.test(property.name ?? property.value ?? '');
      if (isDigits && nameOf(object.callee) === 'resolvedOptions') context.report({ node, message: HOME });
    },
    ObjectPattern(node) {
      const isOfFormat =
        node.parent.type === 'VariableDeclarator' && node.parent.init?.type === 'CallExpression';
      if (!isOfFormat || nameOf(node.parent.init.callee) !== 'resolvedOptions') return;
      const names = node.properties.map(({ key }) => key?.name);
      if (names.some((name) => name?.endsWith('FractionDigits'))) context.report({ node, message: HOME });
    },
  }),
};

/** No hundredths: an amount is divided by what its currency says. */
const hundredths = {
  create: (context) => ({
    BinaryExpression(node) {
      const { operator, left, right } = node;
      const isShift = (operator === '/' || operator === '*') && (right.value === 100 || right.value === 1000);
      if (isShift && AMOUNT.test(nameOf(left))) context.report({ node, message: HOME });
    },
  }),
};

export default { meta: { name: 'money' }, rules: { 'currency-format': currencyFormat, hundredths } };
