import type { IllustratedStory } from '@storylantern/contract';
import { AiLabel, MadeBy } from '../../ui/made-by/made-by.tsx';
import { typeset } from '../../player/typeset.ts';

/** The book on paper: a title page, then one scene a page. It is in the page all the time, and seen only in print. */
export function BookPrint({ book }: { readonly book: IllustratedStory }) {
  const first = book.scenes[0];
  return (
    <div className="book-print only-print" aria-hidden="true">
      <section className="print-title">
        <p className="print-book-title">{book.title}</p>
        {first?.imageUrl && <img src={first.imageUrl} alt="" />}
        {book.childName && <p>A story for {book.childName}</p>}
        <AiLabel makers={book.madeBy} />
        <MadeBy makers={book.madeBy} />
        <p className="print-number">
          Storylantern · {new Date(book.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })}
        </p>
      </section>
      {book.scenes.map((scene, index) => (
        <section key={scene.id} className="print-scene">
          {scene.imageUrl && scene.picture !== 'failed' && <img src={scene.imageUrl} alt="" />}
          <p className="print-text">{typeset(scene.text)}</p>
          <p className="print-number">{index + 1}</p>
        </section>
      ))}
      {book.talk.length > 0 && (
        <section className="print-talk">
          <p className="print-talk-title">{book.educational ? 'Three questions' : 'To talk about together'}</p>
          <ol>
            {book.talk.map(({ question, answer }) => (
              <li key={question}>
                {question}
                {answer !== null && <span>{answer}</span>}
              </li>
            ))}
          </ol>
          {book.facts.length > 0 && (
            <ul>
              {book.facts.map(({ says, source }) => (
                <li key={says}>
                  {says} ({source})
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

/** Prints when every picture of the print is there; a picture that fails does not hold the others up. */
export async function printBook(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('.book-print img')];
  await Promise.allSettled(images.map((image) => image.decode()));
  print();
}
