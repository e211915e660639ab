import { Link } from 'wouter';

interface Kept {
  readonly what: string;
  readonly why: string;
}

const ON_THE_COMPUTER: readonly Kept[] = [
  {
    what: 'Stories, picture books and songs, with what you wrote in their forms',
    why: 'So that you can read, hear and change them again. What you delete can be brought back for 7 days; then it is cleared away for good.',
  },
  {
    what: 'Pictures and sound',
    why: 'So that nothing has to be drawn or spoken twice. They are cleared away with their story: 7 days after you delete it.',
  },
  {
    what: 'What you wrote down about your children',
    why: 'So that every form starts with it. A nickname is enough; nothing else is required.',
  },
  { what: 'Readings and goals', why: 'So that you can see on the Progress page how the stories are going.' },
  {
    what: 'Talks with Lumi',
    why: 'So that you can read them again, and so that Lumi knows what you spoke of. Deleting one deletes it at once.',
  },
  { what: 'How names are said', why: 'So that the voice says them as you do.' },
  { what: 'The country you chose', why: 'So that Lumi names the right emergency numbers.' },
];

const ON_THIS_DEVICE: readonly Kept[] = [
  {
    what: 'Results of the development assessment',
    why: 'Only this browser has them, so they are not in the download. You delete them on their own page, or here with everything.',
  },
  {
    what: 'Forms you began, where you stopped in a book, text size, day or bedtime colours',
    why: 'So that nothing has to be set or typed twice.',
  },
];

const List = ({ of }: { readonly of: readonly Kept[] }) => (
  <dl className="kept">
    {of.map(({ what, why }) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{why}</dd>
      </div>
    ))}
  </dl>
);

/** A plain list of what is kept, where and why. */
export const WhatIsKept = () => (
  <section className="your-data-part" aria-labelledby="kept-heading">
    <h2 id="kept-heading">What is kept, and why</h2>
    <h3>On the computer that runs Storylantern</h3>
    <p className="text-soft">
      In one folder there, the data folder. Nothing leaves it unless the person who set Storylantern up chose another
      place for it, or a model server to write, draw or speak: see{' '}
      <Link href="/model-servers">who makes the stories</Link>.
    </p>
    <List of={ON_THE_COMPUTER} />
    <h3>Only in this browser</h3>
    <List of={ON_THIS_DEVICE} />
    <h3>Not kept at all</h3>
    <p className="text-soft">
      No account, no e-mail address, no list of what you looked at. The log of the server has no names and none of your
      words in it.
    </p>
  </section>
);
