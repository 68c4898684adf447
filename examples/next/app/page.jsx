import { Desk } from './desk.jsx';

export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <>
      <h1>Next</h1>
      <Desk api={process.env.TRELLIS_URL} />
    </>
  );
}
