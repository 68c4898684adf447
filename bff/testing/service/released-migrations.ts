/**
 * The SHA-256 of each released migration's statements, ignoring white space. A release adds those of its
 * migrations.
 */
export const RELEASED: Readonly<Record<string, string>> = {
  '001-partners-keys-sessions-plants': '90f266aea4553eef9459629da600097215316111ec68efd9acfcf3c2b323c788',
  '002-events': '9a40ff8be4f254e1d349e250e8ea2053f08fa9ae2673a48c7ea2e7d14195b15c',
  '003-limits': 'ce5e19d909798683ebd416d12053b354a2e03c5f37685f7d065466d307f7f02e',
  '004-webhooks': '0c524b27421752f3815ffdfa759284d6caa9749d11724cb2dd7cae155bf6a25e',
  '005-sandbox': '07090a24e2b0a99c9b2fa99c79079660dafcf892ca43a27581b6f6fd3ddda3fd',
  '006-console': '9ab17da263189a9d0e4a5ac6dbe7abfe49d67556339411d6c2f42c72f8df715e',
  '007-changes': 'a82b1bbd14f318047d02acfed641635b0a83ac6a7011bd7b0c36505819d0e35b',
  '008-merchant-records': '2c4947b5485641c2b940f49dc5dc12cb36948b0395785844ab68a69a885796ae',
  '009-key-last-used': '8752fb823e3e838b2508cd47b755df3fd28196286e0419478ea122085ab9e1c0',
  '010-clock-steps': 'c1594ea928052f6745233c74daada8b9fb2d11de1f4ce99bab812920f69121ef',
  '011-first-steps': 'eff55bce47e77fdce23139a7d8d9d0079220c28c7536e6da13ea58dc8c7c427a',
  '012-hosted-return': '127db056d513f593155f3558e56a4b734ceb6c99a7e961741002d5465d4ab485',
};
