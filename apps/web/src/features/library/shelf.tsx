import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { StorySummary } from '@storylantern/contract';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BookCover } from '../../ui/picture/book-cover.tsx';
import { smallPicture } from '../../ui/picture/small-picture.ts';

interface ShelfProps {
  readonly heading: string;
  readonly stories: readonly StorySummary[];
  onLeave(story: StorySummary): void;
}

/** Where a piece of each kind is read. */
const READ: Readonly<Record<StorySummary['kind'], string>> = {
  story: '/story',
  'picture-book': '/illustrated-story',
  song: '/song',
  'expert-story': '/story',
};
const NAMED: Readonly<Record<StorySummary['kind'], string>> = {
  story: 'Story',
  'picture-book': 'Picture book',
  song: 'Song',
  'expert-story': 'Expert story',
};

/** Who a piece is for: a picture book or a song may be for nobody in particular, and a song is for any age. */
function forWhom({ kind, childName, ageBand }: StorySummary): string {
  if (childName === '') return NAMED[kind];
  if (kind === 'expert-story') return `About ${childName} · ${ageBand}`;
  return kind === 'song' ? `For ${childName}` : `For ${childName} · ${ageBand}`;
}

const madeOn = (createdAt: string) =>
  new Date(createdAt).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** A row of covers. Nothing is shown while it would be empty. */
export function Shelf({ heading, stories, onLeave }: ShelfProps) {
  if (stories.length === 0) return null;
  const id = `shelf-${heading.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className="library-shelf" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="library-books">
        {stories.map((story) => (
          <li key={story.id} className="library-book">
            <BookCover
              id={story.id}
              title={story.title}
              under={forWhom(story)}
              src={smallPicture(story.imageUrl)}
              href={`${READ[story.kind]}/${story.id}`}
            />
            <p className="library-under">
              {NAMED[story.kind]}, {madeOn(story.createdAt)}
              <IconButton
                label={`Delete ${story.title}`}
                icon={<TrashIcon aria-hidden />}
                onClick={() => onLeave(story)}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
