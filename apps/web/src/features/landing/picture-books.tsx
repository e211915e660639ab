import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DrawnPage } from '../../ui/picture/drawn-page.tsx';
import { FAN } from './scenes.ts';

/** Five drawn pages in a fan, each in a style of its own. */
export const PictureBooks = () => (
  <section className="section fan-section" aria-labelledby="books-heading">
    <div className="wrap text-center">
      <h2 id="books-heading">Every page drawn for one child</h2>
      <p className="lead mx-auto mt-3 max-w-[44ch] text-balance text-soft">
        Storylantern draws every picture itself, in six styles, around the child the story is for.
      </p>
    </div>
    <ul className="fan wrap">
      {FAN.map(({ name, picture }) => (
        <li key={name}>
          <DrawnPage picture={picture} />
          <p className="fan-name">
            {name}, {picture.style}
          </p>
        </li>
      ))}
    </ul>
    <div className="wrap text-center">
      <ButtonLink href="/illustrated-story" icon={<BookOpenIcon />}>
        Make a picture book
      </ButtonLink>
    </div>
  </section>
);
