import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { page } from '../../events/page.ts';
import type { TheOneAbout } from '../arc.ts';
import { smallOne } from '../small-one.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Noor', 'Sami', 'Ines'] as const;
/** For the next one who asks: nobody who is seen anywhere. */
const NEXT_ONES = ['yak', 'newt', 'walrus', 'moth'] as const;

/** A book is lent to the one who loses books; and a gap on a shelf is not where one is missing, but where one is asked for. */
export function old(bound: TheOneAbout): Told {
  const { asked, child: K, hero, first: A, second: B, company, chance } = bound;
  const {
    librarian: L,
    k,
    kind1,
    kind2,
    wrong1,
    wrong2,
    right,
    name,
    h,
    H,
    refrain,
    there,
    props,
    alsoSeen,
    seen,
  } = partsOf(bound);
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const S = smallOne(company, 'Pim', 'Lou');
  const [r, s] = [R.name, S.name];
  const said = company.theme.raw.toLowerCase();
  const next = NEXT_ONES.find((each) => !said.includes(each)) ?? 'gnat';
  const nextOne = `${cap(asked.of({ kind: next }))}.`;
  return {
    title: titled(chance.pick('a safe place', 'one book wide', 'the only one there was', 'nearly')),
    refrain,
    pages: [
      page(
        {
          setting: 'library',
          camera: 'wide',
          actors: [
            { who: L, pose: 'think', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
        `Mrs Ames could find any book in the world from the wrong end of it. "It was green," people said, or, "There was a dog, and I cried." She had it in their hands before they were out of their scarves. So ${k} was not worried on Saturday, having brought a whole name. "${name}," said ${k}. Mrs Ames did something then that nobody had ever seen. She scratched her head.`,
        `There was a game that people played with Mrs Ames at the library, and they always lost. "I only know that it had an aunt in it," they said, "and a smell of oranges." Up went her hand, and there it was. On Saturday ${k} came with something much easier, which was the name. "${name}." Mrs Ames opened her mouth, and shut it again. "Give me a minute," she said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'curious', holds: 'book' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: L, pose: 'stand', feeling: 'excited' },
          ],
        },
        `It took her nine minutes. "${wrong1}" ${k} read it against the shelf, on one leg, and it was good. Its corners were soft, and it had been sewn up the back by hand. "Nearly," said ${k}. "It's all right but the ${kind1}." Mrs Ames was not used to that word. She went in again, as far as the dark end. "${wrong2}" That was sewn, too. "Nearly," said ${k}.`,
        `She came out with a thin one that had large stitches down its back. "${wrong1}" ${k} read it to the end, for it was very well told. "Nearly," said ${k}. The next had stitches as well. "${wrong2}" They might have been sisters, those two. "Nearly," said ${k}. "It's only one word that's wrong, each time." "It's a long time," said Mrs Ames, "since I had a nearly."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: L, pose: 'reach', feeling: 'calm' },
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: R, pose: 'stand', feeling: 'curious', holds: 'book' },
          ],
        },
        `She put them back where they lived. ${refrain} Over they went, the ${kind1} on the ${kind2}, into a dark place just one book wide. "So there is one," said ${k}. "It's only out." Mrs Ames went through the drawer, where each book has a card. "Nobody has it," she said. "There was no gap there last week," said ${r}, from the radiator. Mrs Ames was suddenly busy with a pencil.`,
        `"They belong side by side, anyway," said Mrs Ames, and slid them in. ${refrain} Between them was a hole, with nothing to lean on. "Then somebody's got it at home," said ${k}. Mrs Ames looked at all her cards, and blew on them, and shook her head. "That shelf was full last week," said ${r}, who was reading by the radiator. Nobody took any notice.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: R, pose: 'stand', feeling: 'shy', holds: 'book' },
            { who: K, pose: 'reach', feeling: 'determined' },
          ],
        },
        `${r} knew all the shelves. ${r} read there every Saturday, standing up, and never took one home. Two summers ago ${r} had borrowed a book about knots, and that was the last of it. Nobody had ever said a word. "I don't borrow," said ${r}. "I put it in a safe place, and it's still there. Wherever that is." ${k} was only half listening. ${k} had a thumb in the gap, and it fitted like a cork.`,
        `Nobody knew those shelves better. ${r} came when it opened, left when the lights went out, and had not borrowed anything in two years. The last had been about knots. "I put it in a safe place," said ${r}. "It must be very safe. I've never found it again." So ${r} read only what could be read standing up. ${k} nodded, and measured the gap. It was one thumb wide.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'determined', holds: 'pencil' }],
          things: ['pencil'],
        },
        `If a book is nowhere, somebody has to make it. It took ${k} four evenings and a whole pencil. First it was too thin, and would have slid about in there like a letter. Then it had a chess match in it, and was as fat as a loaf. The chess was very good, and it was only there to be fat. ${k} took it out, and missed it. Then ${k} sewed up the back.`,
        `${k} wrote it in four evenings, with a pencil, and a thumb to measure by. First it came out as thin as a ticket. Then there were eleven pages of chess, and it would not have gone through a letter box. So ${k} read it aloud, and listened for where it was just long. Those pages were taken out, although they were the funniest. What was left was sewn together with black thread.`,
      ),
      page(
        { setting: there, time: 'day', camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `By Friday it was done, and nothing in it was nearly. "${right}" That was how it started. ${hero === null ? `There was ${k}` : `There was ${h}`} on the first page, looking straight out of it. Whoever opened it would be in the middle before they had sat down. It had an end that nobody would guess, and that could not have been any other.`,
        `Here it is, as it was on Friday morning. "${right}" ${hero === null ? k : H} came in at the first line, and stayed to the last. There was a place in the middle where one has to stop and breathe. There was one spelling that could have gone either way. But there was no other like it, on that shelf or on any.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [
            { who: L, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'hold', feeling: 'worried', holds: 'book' },
          ],
          things: ['book'],
        },
        `On Saturday it went in with a sigh, as a drawer does when it fits. They waited. The ${kind1} stood, and the ${kind2} stood. "It wants one thing more," said Mrs Ames, and there was her stamp. "A book that lives here goes home with people. It comes back with jam on. Or it doesn't come back." ${k} held it tight. It was the only one there was.`,
        `They held their breath on Saturday. In it went, and nothing fell. Then Mrs Ames brought the stamp, and laid it down by the book. "If I do this, it isn't yours any more," she said. "It's everybody's. They'll have it in the bath. You can say no, and take it home, and it will stay as clean as it is." ${k} had only made the one.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined', holds: 'book' },
            { who: R, pose: 'stand', feeling: 'surprised' },
            { who: L, pose: 'stand', feeling: 'happy' },
          ],
          things: ['book'],
        },
        `A book that stays in a drawer is not out, and it is not in either. "Stamp it," said ${k}. "And who's the first?" said Mrs Ames. Some careful people put up their hands. ${r} did not. But ${r} looked at it, as one looks in at a lit window. ${k} knew about the knots. ${k} thought of four evenings, and held it out to ${r}, before it was possible to be sensible. ${refrain}`,
        `It's one thing to make a book, and another to let go of it. The stamp came down. Three people wanted it at once, with clean hands and good bags. ${r} wanted it so much that ${r} had turned to face the wall. ${k} thought about safe places. One could not have chosen anybody worse. "${r} has it first," said ${k}, rather too loudly. ${refrain}`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: R, pose: 'wave', feeling: 'happy' },
          ],
        },
        `It rained on Sunday. Somewhere out there was the only one there was, and ${k} hoped that it was under a roof. On Tuesday they met at the corner. "Have you still got it?" said ${k}, as if it were nothing. "Of course," said ${r}. "I've put it in a safe place." ${k} went home quite slowly, and got wet. Those were the very words about the knots.`,
        `A week is long when one's only book is out in it. It rained. ${k} walked along ${R.names} road, which was not on the way to anything, and looked into the gutters. And there came ${r}, without a bag. "It's all right," called ${r}. "I found somewhere really safe!" "Good," said ${k}. The rain ran down inside one sleeve and out of the other.`,
      ),
      page(
        {
          setting: 'library',
          weather: 'clear',
          camera: 'wide',
          actors: [
            { who: R, pose: 'run', feeling: 'excited', holds: 'book' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: L, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `On Saturday there was nobody at the radiator. It struck ten, and it struck eleven. ${refrain} Mrs Ames began to say something kind. Then the door flew open, and ${r} fell in with two books. "I went through our house for the safest place there is," said ${r}. "It's the tin on top of the clock. And there was one in it already." It was about knots.`,
        `${k} was there on Saturday when it opened, and ${r} was not. There was only a gap. ${refrain} At noon somebody came in backwards, with both arms full. "I read it twice," said ${r}. "Then I thought, where would nothing ever happen to it? So I climbed up there, and put in my hand, and there were the knots. I'd had the same idea before." Mrs Ames crossed something out, with a long stroke.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'curious', holds: 'book' },
            { who: L, pose: 'stand', feeling: 'shy' },
            { who: R, pose: 'point', feeling: 'excited' },
          ],
        },
        `So all three books stood in a row. ${k} took out the ${kind1} once more, and there was pencil inside the back. M. Ames, it said, aged nine. "They hadn't got mine, either," said Mrs Ames. "Only one that was nearly." "And the ${kind2}?" "She drives the number nine bus now." ${k} looked along the shelf. "But ${r} was right," said ${k}. "It was full. Who made the gap?" Mrs Ames held up a thumb.`,
        `${r} was looking at the stitches. "These three have all been made at home," said ${r}. In the back of the ${kind1} was a name in pencil. M. Ames, aged nine. "I asked for one as well," said Mrs Ames, "and all they had was nearly. So they gave me a gap." "That shelf was full," said ${r}. "I did say so." "One only has to push a bit," said Mrs Ames. "About a thumb."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: S, pose: 'look-up', feeling: 'curious' },
            { who: K, pose: 'reach', feeling: 'happy' },
          ],
        },
        `It came back with jam on it, and went out again. ${k} had to wait for it, like anybody else. Then one morning it was in, and ${s} came to the desk, hardly as high as it was. "I want a story," said ${s}. "${nextOne}" Mrs Ames was nowhere to be seen. "Nearly," said ${k}. The shelf was full from end to end. ${k} put in a thumb, and pushed. ${refrain}`,
        `By the spring it had jam on page two, and one ear like a dog. Whenever it was in, it went straight out. One morning ${s} stood by the shelf, not much higher than the bottom row. "It's not here," said ${s}. "${nextOne}" "We've got some that are nearly," said ${k}, and there wasn't room for a stamp between them. So ${k} put in a thumb, and pushed. ${refrain}`,
      ),
    ],
  };
}
