import type { NewMenu } from './contract/menu-requests.ts';

/** The menu of every new test merchant: a garden shop with a café. */
export const TEST_MENU: Omit<NewMenu, 'merchant'> = {
  name: 'Café and plants',
  groups: [
    {
      id: '#milk',
      name: 'Milk',
      min: 1,
      max: 1,
      modifiers: [
        { name: 'Whole milk', default: true },
        { name: 'Oat drink', price: 40 },
        { name: 'Soy drink', price: 40 },
        { name: 'No milk' },
      ],
    },
    {
      id: '#coffee-extras',
      name: 'Extras',
      max: 3,
      max_each: 2,
      modifiers: [
        { name: 'Extra shot', price: 60 },
        { name: 'Vanilla syrup', price: 50 },
        { name: 'Hazelnut syrup', price: 50 },
      ],
    },
    {
      id: '#bread',
      name: 'Bread',
      min: 1,
      max: 1,
      modifiers: [
        { name: 'Sourdough', default: true },
        { name: 'Wholemeal' },
        { name: 'Gluten-free roll', price: 80 },
      ],
    },
    {
      id: '#toppings',
      name: 'Toppings',
      max: 4,
      modifiers: [
        { name: 'Avocado', price: 150 },
        { name: 'Feta', price: 120 },
        { name: 'Poached egg', price: 130 },
        { name: 'Toasted seeds', price: 60 },
      ],
    },
    {
      id: '#pot',
      name: 'Pot',
      max: 1,
      modifiers: [
        { name: 'Terracotta pot', price: 450 },
        { name: 'Glazed pot, sage green', price: 950 },
      ],
    },
    {
      id: '#gift',
      name: 'Gift',
      max: 2,
      modifiers: [
        { name: 'Gift wrapping', price: 250 },
        { name: 'Handwritten card', price: 195 },
      ],
    },
  ],
  sections: [
    {
      name: 'Coffee and tea',
      items: [
        {
          name: 'Flat white',
          external_id: 'CAFE-FLAT-WHITE',
          description: 'Double ristretto with silky milk.',
          variations: [
            { name: 'Regular', price: 340 },
            { name: 'Large', price: 390 },
          ],
          modifier_groups: [{ group: '#milk' }, { group: '#coffee-extras' }],
          dietary: ['vegetarian'],
          allergens: ['milk'],
          calories: 130,
        },
        {
          name: 'Filter coffee',
          external_id: 'CAFE-FILTER',
          variations: [
            { name: 'Cup', price: 280 },
            { name: 'Pot for two', price: 520 },
          ],
          modifier_groups: [{ group: '#milk', min: 0 }],
          dietary: ['vegan', 'vegetarian'],
          calories: 5,
        },
        {
          name: 'Pot of tea',
          external_id: 'CAFE-TEA',
          description: 'Breakfast, Earl Grey, green or peppermint.',
          variations: [{ price: 310 }],
          modifier_groups: [{ group: '#milk', min: 0 }],
          dietary: ['vegan', 'vegetarian'],
          calories: 2,
        },
        {
          name: 'Elderflower pressé',
          external_id: 'CAFE-ELDERFLOWER',
          variations: [{ price: 295, sku: 'EF-275' }],
          dietary: ['vegan', 'vegetarian'],
          allergens: ['sulphites'],
          calories: 95,
        },
      ],
    },
    {
      name: 'Breakfast and lunch',
      availability: [
        { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '08:30', to: '15:00' },
        { days: ['saturday', 'sunday'], from: '09:00', to: '16:00' },
      ],
      items: [
        {
          name: 'Garden salad',
          external_id: 'CAFE-SALAD',
          description: 'Leaves from our own beds, radish, cucumber and seeds.',
          variations: [
            { name: 'Small', price: 650 },
            { name: 'Large', price: 895 },
          ],
          modifier_groups: [{ group: '#toppings' }],
          dietary: ['vegan', 'vegetarian', 'dairy_free'],
          allergens: ['mustard', 'sesame'],
          calories: 320,
        },
        {
          name: 'Soup of the day',
          external_id: 'CAFE-SOUP',
          description: 'With bread. Ask us what is in the pot.',
          variations: [{ price: 620 }],
          modifier_groups: [{ group: '#bread' }],
          dietary: ['vegetarian'],
          allergens: ['celery', 'gluten', 'milk'],
          calories: 410,
        },
        {
          name: 'Avocado toast',
          external_id: 'CAFE-AVO',
          variations: [{ price: 875 }],
          modifier_groups: [{ group: '#bread' }, { group: '#toppings', max: 2 }],
          dietary: ['vegan', 'vegetarian'],
          allergens: ['gluten', 'sesame'],
          calories: 480,
        },
        {
          name: 'Smoked trout bagel',
          external_id: 'CAFE-BAGEL',
          variations: [{ price: 950 }],
          allergens: ['fish', 'gluten', 'milk', 'sesame'],
          calories: 520,
        },
      ],
    },
    {
      name: 'Cakes',
      items: [
        {
          name: 'Carrot cake',
          external_id: 'CAFE-CARROT',
          variations: [
            { name: 'Slice', price: 420 },
            { name: 'Whole cake', price: 3200 },
          ],
          dietary: ['vegetarian'],
          allergens: ['eggs', 'gluten', 'milk', 'tree_nuts'],
          calories: 460,
        },
        {
          name: 'Flapjack',
          external_id: 'CAFE-FLAPJACK',
          variations: [{ price: 310 }],
          dietary: ['vegan', 'vegetarian'],
          allergens: ['gluten'],
          calories: 390,
        },
      ],
    },
    {
      name: 'House plants',
      items: [
        {
          name: 'Monstera deliciosa',
          external_id: 'PLANT-MONSTERA',
          description: 'Likes bright shade and a drink once a week.',
          variations: [
            { name: '12 cm', price: 1295, sku: 'MON-12' },
            { name: '19 cm', price: 2995, sku: 'MON-19' },
          ],
          modifier_groups: [{ group: '#pot' }, { group: '#gift' }],
        },
        {
          name: 'Snake plant',
          external_id: 'PLANT-SNAKE',
          description: 'Forgives almost anything.',
          variations: [
            { name: '12 cm', price: 1095, sku: 'SAN-12' },
            { name: '17 cm', price: 1995, sku: 'SAN-17' },
          ],
          modifier_groups: [{ group: '#pot' }, { group: '#gift' }],
        },
        {
          name: 'Peace lily',
          external_id: 'PLANT-LILY',
          variations: [{ price: 1450, sku: 'SPA-14' }],
          modifier_groups: [{ group: '#pot' }, { group: '#gift' }],
        },
        {
          name: 'Trailing string of hearts',
          external_id: 'PLANT-HEARTS',
          variations: [{ price: 1650, sku: 'CER-10' }],
          modifier_groups: [{ group: '#gift' }],
        },
      ],
    },
    {
      name: 'Pots and care',
      items: [
        {
          name: 'Peat-free compost',
          external_id: 'CARE-COMPOST',
          variations: [
            { name: '10 litres', price: 550, sku: 'COM-10' },
            { name: '40 litres', price: 1195, sku: 'COM-40' },
          ],
        },
        {
          name: 'Brass mister',
          external_id: 'CARE-MISTER',
          variations: [{ price: 1800, sku: 'MIS-BR' }],
          modifier_groups: [{ group: '#gift' }],
        },
        {
          name: 'Garden party hamper',
          external_id: 'GIFT-HAMPER',
          description: 'Sparkling wine, shortbread and a potted herb.',
          variations: [{ price: 3950, sku: 'HAM-1' }],
          modifier_groups: [{ group: '#gift' }],
          tax_category: 'alcohol',
          allergens: ['gluten', 'milk', 'sulphites'],
          alcohol: true,
        },
      ],
    },
  ],
};
