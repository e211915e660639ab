import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Robin', 'Sal', 'Jess'] as const;
const SMALL_ONES = ['Tobi', 'Noor', 'Ari'] as const;
const NOT_TO_BE_STOOD_IN = ['undersea', 'space', 'sky', 'swimming-pool', 'bathroom', 'boat'];

/** A story without an ending goes round the school and comes back changed; what was got wrong is what it wanted. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, w1, w2, wrong1, wrong2, right, name, h, refrain, atLast, props, alsoSeen, seen } = partsOf(bound);
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const S: Figure = company.person(chance.pick(...SMALL_ONES.filter((each) => each !== K.name)), 'child');
  const T: Figure = company.person('Mrs Ferris', 'teacher');
  const [r, s, t] = [R.name, S.name, T.name];
  const kind1 = A.kind;
  const own = hero?.being?.setting ?? 'garden';
  const there = NOT_TO_BE_STOOD_IN.includes(own) ? 'garden' : own;
  return {
    title: titled(
      chance.pick(
        `the only one`,
        `one word wrong`,
        hero === null ? name : `the one about ${h}`,
        `how ${w1} got into it`,
      ),
    ),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'excited', holds: 'book' }, ...alsoSeen],
          things: ['book', ...(props.things ?? [])],
        },
        `${k} made the story up on a wet Sunday and wrote it in an empty book. It had a name, with a line under it. ${name}. It had a very good beginning. ${hero === null ? `It was true, too, and ${k} was in it.` : 'It had a middle, nearly.'} What it had not got was an end. ${k} tried nine. There was one with a whale and one with a wedding. Each looked as if it had been stuck on with tape.`,
        `The best story ${k} ever began was in the back of an old book, in pencil. ${name}. The first page was so good that ${k} read it aloud to the sofa. ${hero === null ? `All of it had happened, and to ${k}.` : `One could see ${h} at once.`} The second page was good as well. There was no third page. Every end that ${k} thought of fell off again, like a wheel.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'happy' },
            { who: R, pose: 'walk', feeling: 'curious' },
          ],
        },
        `On Monday ${k} told it to ${r} on the way to school, as far as it went. ${r} walked into a lamp post, from listening. "That's the best one yet," said ${r}. "What happens then?" "It isn't finished," said ${k}. "Don't tell anybody until it is." ${r} promised, with one hand on the bump.`,
        `There was one person who was allowed to hear it, and that was ${r}. ${k} told it on Monday, all the way up the hill. At the end of page two ${r} stopped walking. "And?" said ${r}. "There isn't an and," said ${k}. "Not yet. It's a secret until there is." "I won't say a word," said ${r}, and meant it.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'sit', feeling: 'shy' },
          ],
        },
        `On Tuesday somebody in the dinner queue was telling a story. "${wrong1}" ${k} nearly dropped the peas. "${refrain}," said ${k}. "That's how I heard it," said the queue. ${k} looked at ${r}, and ${r} looked at a pea. "I only told one person," said ${r}. "I may have got a word wrong."`,
        `By Tuesday it was all over the classroom. "${wrong1} Have you heard it?" somebody asked ${k}, of all people. "${refrain}," said ${k}, quite loudly. ${r} had gone pink to the ears. "It just came out," said ${r}. "At football. I was so full of it. And I couldn't remember what it was, so I put a ${kind1}."`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'angry' },
            { who: R, pose: 'sit', feeling: 'sad' },
          ],
        },
        `"It was mine," said ${k}. "It's still yours," said ${r}. "Not with a ${kind1} in it." After that there was nothing to say, so they did not say it. They did not say it all through Wednesday, going up the hill on two sides of the road. It is hard work not to talk to ${r}. ${k} had never had to do it before.`,
        `${k} moved to the desk by the window, where one could be cross in peace. ${r} passed a note that said sorry, and then one that said very. ${k} did not pass one back. A story that is told wrong is worse than a jumper put on inside out. Everybody can see it but the one who is wearing it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: T, pose: 'point', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'determined' },
          ],
        },
        `"Friday is story day," said ${t}. "One story each, read aloud. The one you like best goes into the library, with a number on its back." ${k} sat up. "There is one rule. One story, one name. Whoever wrote it puts theirs on it, and nobody else's." So that was how it would be put right. All it needed by Friday was an end.`,
        `Then ${t} told them about Friday. They would each read a story, and the best would have a place in the library for ever. "With a label?" said ${k}. "With a label, and one name on it," said ${t}. "One story, one name. That's the rule." ${k} took out a sharp pencil. There were two days left to find an end.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'curious' },
            { who: S, pose: 'sit', feeling: 'shy' },
          ],
          things: ['notebook'],
        },
        `On Thursday ${k} took the register down to the smallest class. ${s} was drawing there on a large paper. ${s} had come in September and had not said a word to anybody yet. It was a very careful picture. Under it somebody had helped to write a line. ${wrong2} "${refrain}," said ${k}, but not so loudly.`,
        `It had got as far as the smallest ones. ${k} saw it on Thursday, on the table where ${s} sat. ${s} never spoke at school, and drew instead. There it was on the paper, with all its feet, and the words below it. ${wrong2} "${refrain}," ${k} began. ${s} looked up, and ${k} did not go on.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: S, pose: 'point', feeling: 'worried' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
          things: ['notebook'],
        },
        `${s} put a finger on the picture. "Is it the only one?" It was a small voice, a bit dusty. A chair stopped squeaking. At the desk a grown-up stood still with a cup. "The only one what?" said ${k}. "The only one who's like that," said ${s}. "I thought it must be. So I made it a window, for somebody to come."`,
        `"Has it got anybody?" said ${s}. The whole table turned round, for none of them had ever heard that voice. "How do you mean?" said ${k}. ${s} tapped the paper. "If it's the only one like that, it hasn't got anybody. I didn't know what to draw next to it." "No," said ${k} slowly. "Neither did I."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'run', feeling: 'excited' },
            { who: R, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `That was what was wrong with all nine ends. In each of them ${h} was still the only one. ${k} ran, and caught up with ${r} by the lamp post. "The ${kind1}," said ${k}. "Tell me about it. All of it." "It was a mistake," said ${r}. "I know," said ${k}. "I need it."`,
        `${k} went up the hill on ${r}'s side of the road. It felt like putting down something heavy. "I'm sorry," they both said, and then, "No, I am." "It's about the ${kind1}," said ${k}. "Don't take it out. It isn't wrong, it's early. It belongs on page three. Nobody can be the only one with a ${kind1} there."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy', holds: 'pencil' },
            { who: R, pose: 'sit', feeling: 'happy' },
          ],
          things: ['pencil', 'notebook'],
        },
        `They wrote until the light went. The end came out of the pencil as if it had been in there all week. Then ${k} came to the corner of the paper where the name goes. There was room for one. With one name it could have a label, and a number on its back. ${k} looked at it for some time, and wrote three, very small.`,
        `It took an hour, and ${r} did the ${kind1}. "Now sign it," said ${r}. "One story, one name. You started it." That was true, and it would win, too. Nobody had a beginning like that. But ${k} had not had an end until somebody got it wrong. The pencil wrote three names on the paper. They only just fitted.`,
      ),
      page(
        {
          setting: there,
          time: 'day',
          camera: 'wide',
          actors: [
            seen('stand', 'surprised'),
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
        },
        `On Friday ${k} read it, and everybody could see it. "${right} ${hero === null ? 'I thought that I was the only one.' : 'There was no other like that anywhere.'} Then one day, somebody came along the road. ${wrong1} And behind came another. ${wrong2} They looked at each other for a long time. You too, said ${h}. And they said, us too."`,
        `On Friday morning it was so quiet that one could hear the story arrive. "${right} ${hero === null ? 'Nobody else in the world had done that.' : 'Nobody else was like that at all.'} Until there was a knock. ${wrong1} You too, said ${h}. Me too, said ${w1}. Then they had to move up, for there was ${w2}. ${wrong2}"`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [
            { who: T, pose: 'stand', feeling: 'calm', holds: 'notebook' },
            { who: K, pose: 'stand', feeling: 'calm' },
            { who: R, pose: 'stand', feeling: 'shy' },
          ],
          things: ['notebook'],
        },
        `Nobody said anything, and then they all did. ${t} turned the paper over and read the corner. "Three names," she said. "Oh, ${k}. You know the rule." "I do," said ${k}. So the label went to a story about a pony, and it was a fair pony. ${k} clapped. It did not hurt as much as nine wrong ends.`,
        `They clapped until the windows hummed. Then ${t} saw the corner of the paper. "One story, one name," she said. She was sorry, one could hear it. "It has three," said ${k}. "It took three." A story about a pony got the label. ${r} gave ${k} half a biscuit under the table, the half with the jam.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'happy' },
            { who: R, pose: 'walk', feeling: 'happy' },
            { who: S, pose: 'wave', feeling: 'excited' },
          ],
        },
        `On Monday morning ${s} was at the gate, and talking. ${s} had told it to both grandmothers and a dentist. "There's a llama in it now," said ${s}. ${k} opened one side of the mouth to say something, and ${r} waited for it. "A llama," said ${k}. "Of course there is. ${atLast}."`,
        `On Monday morning they went up the hill on one side of the road. Before them walked ${s}, telling it to somebody new. It already had a llama in it, and a boat. ${r} looked at ${k}, to see if there would be trouble. "It isn't finished," said ${k}. "It's got legs, that's all. ${atLast}."`,
      ),
    ],
  };
}
