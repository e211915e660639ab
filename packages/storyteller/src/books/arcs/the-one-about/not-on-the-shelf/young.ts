import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled, wordCount } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { inShort, MOST } from '../in-short.ts';
import { smallOne } from '../small-one.ts';
import { partsOf } from './parts.ts';

/** Two books fall over for want of the one between; when they do it again, somebody is reading it. */
export function young(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, company, chance } = bound;
  const {
    librarian: L,
    k,
    g,
    Gcap,
    name,
    kind1,
    kind2,
    refrain,
    sound,
    there,
    props,
    alsoSeen,
    seen,
    ...parts
  } = partsOf(bound);
  const [wrong1, wrong2, right] = [inShort(parts.wrong1), inShort(parts.wrong2), inShort(parts.right)];
  const asked = wordCount(name) > MOST ? right : `${name}!`;
  const T = smallOne(company, 'Tobi', 'Pim');
  const t = T.name;
  return {
    title: titled(chance.pick('not on the shelf', `${sound}!`, `between the ${kind1} and the ${kind2}`, 'nearly!')),
    refrain,
    pages: [
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: [
            { who: K, pose: 'run', feeling: 'excited' },
            { who: L, pose: 'stand', feeling: 'happy' },
          ],
        },
        `"One story, please," said ${k} to Mrs Ames. "${asked}"`,
        `Mrs Ames had all the books. "Please!" said ${k}. "${asked}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: L, pose: 'hold', feeling: 'happy', holds: 'book' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
        `Mrs Ames found a book. "${wrong1}" "Nearly," said ${k}.`,
        `"Here is one," said Mrs Ames. "${wrong1}" That was nearly it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: L, pose: 'hold', feeling: 'happy', holds: 'book' },
            { who: K, pose: 'think', feeling: 'curious' },
          ],
        },
        `Mrs Ames found another. "${wrong2}" "Nearly, nearly," said ${k}.`,
        `"Or this?" said Mrs Ames. "${wrong2}" "Nearly," said ${k}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: L, pose: 'reach', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `Mrs Ames put both books back. ${refrain} Over they fell.`,
        `"Back you go," said Mrs Ames. ${refrain} They both fell over.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: L, pose: 'kneel', feeling: 'surprised' },
          ],
        },
        `Mrs Ames stood them up. ${refrain} "I know which one," said ${k}.`,
        `"Up you get," said Mrs Ames. ${refrain} ${k} looked in.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'determined', holds: 'crayon' },
            { who: G, pose: 'sit', feeling: 'happy', holds: 'pencil' },
          ],
          things: ['crayon', 'pencil'],
        },
        `So ${k} made the book at home. ${k} had a crayon. ${Gcap} had a pencil.`,
        `"I can make it," said ${k}. A crayon for ${k}. A pencil for ${g}.`,
      ),
      page(
        { setting: there, camera: 'close', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [`"${right}" Look who is on page one! It's ${k}.`, `Open it up. Who looks out? It's ${k}! "${right}"`]
          : [`Look who is on page one! "${right}"`, `Open it up. Who looks out? "${right}"`]),
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'proud', holds: 'book' },
            { who: L, pose: 'stand', feeling: 'happy' },
          ],
        },
        `Into the gap it went. Mrs Ames waited. No ${sound}!`,
        `In it went, between the two. No ${sound}! Mrs Ames clapped.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: L, pose: 'stand', feeling: 'happy' },
          ],
        },
        `Next day ${k} came back. ${refrain} "Somebody has it," said Mrs Ames.`,
        `${k} came again the next day. ${refrain} "It's being read!" said Mrs Ames.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [{ who: T, pose: 'sit', feeling: 'excited', holds: 'book' }],
          things: ['book'],
        },
        `Who had it? ${t} had it. "Again!" said ${t}. "From the start!"`,
        `${t} had the book. ${t} came to the end. "Again!" said ${t}.`,
      ),
    ],
  };
}
