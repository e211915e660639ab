import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

const ROUNDS = ['Robin', 'Sami', 'Edie'] as const;

/** Two who do not speak have begun to cook together for somebody who is not there, and whoever says so puts the lid on. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, aKind1, aKind2, kind1, wrong1, wrong2, right, name, h, H, there, seen, met, alsoSeen, props } =
    asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Dobbs', 'neighbour');
  const T = company.person('Mrs Popple', 'shopkeeper');
  const R: Figure = company.person(chance.pick(...ROUNDS.filter((each) => each !== K.name)), 'child');
  const r = R.name;
  return {
    title: titled(chance.pick('two spoons', 'through a piece of toast', 'the other word was soup', 'all the onions')),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [
              `Only one person in Plum Street had been there, and that was ${k}. "${name}." It was all true, and nobody else could have told it. That is the kind of thing that makes one walk home faster and faster. By the time there was somebody to tell, it was nearly coming out at the ears.`,
              `"${name}." It had been said over all the way home, to keep it warm. Nobody else in Plum Street could tell it, for it was ${K.names} own. It is a great thing to have a story that nobody has heard. It lasts for about ten minutes, and then it has to be told.`,
            ]
          : [
              `Only one person in Plum Street had seen it, and that was ${k}. "${name}." ${k} had looked for as long as an apple takes, and had it with every comma in place. That is the kind of thing that makes one walk home faster and faster. By the time there was somebody to tell, it was nearly coming out at the ears.`,
              `"${name}." It had been said over all the way home, to keep it warm. Nobody else in Plum Street had seen it. There had only been ${h}, and ${k}, not breathing. It is a great thing to be the only one who knows. It lasts for about ten minutes, and then it has to be told.`,
            ]),
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'shout', feeling: 'excited', holds: 'bread' },
            { who: M, pose: 'stand', feeling: 'calm' },
          ],
          things: ['lorry'],
        },
        `Mr Dobbs at number one was out on his step. ${k} told him all of it, through a large bite of toast, while a lorry changed gear. "You don't say," said Mr Dobbs. He was looking over the hedge at number two, where his ladder was. He had lent it to Mrs Popple for a day, four years ago, and they had not spoken since.`,
        `The first one ${k} met was Mr Dobbs, at number one. It all came out at once, with a good deal of toast, and a lorry went past in the middle. "Well I never," said Mr Dobbs, with half an ear. The other half was listening to number two. That was where Mrs Popple lived, and the ladder. He had lent it to her for a day, four years ago. He had not spoken to either of them since.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: R, pose: 'point', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: T, pose: 'stand', feeling: 'proud' },
          ],
        },
        `If they had something to say to each other, it went by ${r}, who brought the papers. "Tell her, since she will want to know," said Mr Dobbs from his step. So ${r} told Mrs Popple. "${wrong1} At the far end." "${refrain}," said Mrs Popple. She had heard no such thing. But she was not going to be told anything by Mr Dobbs.`,
        `What Mr Dobbs had to say to Mrs Popple he said to ${r}, who came by with the papers. ${r} went through the gap in the hedge and said it again. "${wrong1} Right down at the end." "${refrain}," said Mrs Popple, without looking up. She hadn't. But what he knew, she had known first.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [{ who: T, pose: 'think', feeling: 'determined' }],
          things: ['saucepan'],
        },
        `She shut the door and thought about it. There is no book that says what to do for ${aKind1} like that. But Mrs Popple had brought up five children and a jackdaw. She had never met anything that was made worse by soup. She took down the largest pot. Then she saw that she had no onions. The only good ones in the street hung in a string at number one.`,
        `Indoors, she sat down. What would ${aKind1} like that want, at this time of year? She did not know, and she was not going to ask. "Soup," said Mrs Popple to her largest pot, for nobody was ever sorry to see soup. There were carrots. There was a bone. What there was not was an onion, and soup without an onion is only hot. Everybody knew who grew onions.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: M, pose: 'think', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: R, pose: 'run', feeling: 'excited' },
          ],
        },
        `${r} ran back with the message. It is hard to remember two things at a run. "${wrong2}" That was what got to Mr Dobbs. "And it wants an onion." "${refrain}," said Mr Dobbs, who was not to be told anything, either. He looked at his onions for some time. He had been keeping them for the show. Then he took down all of them.`,
        `So ${r} was sent back for one, and ran, and fell over the ladder. After that the two halves of the message were not quite what they had been. The first was this. "${wrong2}" The second was an onion. "${refrain}," said Mr Dobbs. He did not believe it for a moment. But he had a dozen good onions, and in four years nobody had asked him for one. He carried them across himself.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [
            { who: M, pose: 'stand', feeling: 'shy', holds: 'spoon' },
            { who: T, pose: 'stand', feeling: 'calm' },
          ],
          things: ['saucepan', 'spoon'],
        },
        `By noon there was nobody in Plum Street who had not heard. Number four was nailing a bench together. Number six was knitting something, and had got as far as one ear. Nobody could agree who it was for, and nobody stopped. And at number two there were two people at one pot, with a spoon each. They did not speak. But he peeled, and she stirred, and once they both said "Salt" at the same time.`,
        `It went up one side of the street and down the other. There was to be a bench, said number four. Number six had begun to knit something with ears. "${cap(aKind1)}," they said, and, "${cap(aKind2)}, surely," and went on knitting. But the thing to see was at number two. There stood Mr Dobbs at the pot, with a spoon of his own. He had not said a word to Mrs Popple, nor she to him. They were only both tasting it, in turns.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: M, pose: 'point', feeling: 'happy' },
            { who: T, pose: 'stand', feeling: 'happy' },
          ],
          things: ['saucepan'],
        },
        `${k} came in to see what smelled so good. "It's for the ${kind1}," said Mr Dobbs. "It's no such thing," said Mrs Popple, to him and not to ${k}. Those were the first words in four years, and they both looked quite pink. And ${k} knew at once whose toast was at the bottom of all this. There was no ${kind1}. A whole street was cooking for somebody who was not there.`,
        `One could smell it from the corner. "Who is it for?" said ${k}, in at the door. "${cap(aKind1)}," said Mr Dobbs. "He will have his joke," said Mrs Popple, and her mouth was nearly smiling. It was the first thing she had said about him in years that had no ladder in it. ${k} stood and looked at the pot. It had been one word, with toast in it. Now it was nine gallons.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: R, pose: 'stand', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: T, pose: 'stand', feeling: 'surprised' },
            { who: M, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"Who had it first?" said Mrs Popple. "${r} told me." "${r} told me as well," said Mr Dobbs, and they both looked at ${r}. ${r} looked at the floor. It would be easy to say nothing. Nobody remembered the toast, and the spoons were going round so well. "It was me," said ${k}. "I told it first, and I had my mouth full. There isn't any ${kind1}. There never was."`,
        `${r} had come in behind, for the smell. "Here's the one who told us," said Mr Dobbs. "If there's nobody down there, we shall know whom to thank." They were both smiling, but ${r} was not. There were two spoons in that pot, and one word would take them out. ${k} would have given a good deal to be somewhere else. "It wasn't ${r}," said ${k}. "It was me. I said it with toast in. There isn't ${aKind1} at all."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'sad' },
            { who: R, pose: 'walk', feeling: 'calm' },
          ],
        },
        `So the lid went on. "And I gave all my onions," said Mr Dobbs. "You may tell him that nobody made him," said Mrs Popple, to the wall. Then ${k} had to say it again at every door in Plum Street. By number three it was raining. The hammer stopped. The needles stopped. Nobody was angry, and it would have been easier if they had been. But at number four ${r} was walking beside, and did the knocking.`,
        `The spoons came out, and were put down side by side. There was nothing more to stir. It was ${k} who had to tell the others, at nine doors, in the rain. "Oh," they said at each, and one could hear them putting something down. It does not get shorter, being said nine times. At the fifth there was somebody else on the step. "I'll knock," said ${r}. "You say it."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: T, pose: 'stand', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'shy' },
            { who: M, pose: 'stand', feeling: 'calm' },
          ],
          things: ['saucepan'],
        },
        `When it was done there was still number two. There they both stood, for he had come back about the onions. "Say it once more," said Mrs Popple. "With nothing in your mouth." "${right}" said ${k}. "And is that true?" "All of it." They thought about that. "Then we only had one word wrong," said Mr Dobbs slowly. "I didn't put my onions in for that one. I put them in for all the rest."`,
        `The last door was number two again. Mr Dobbs had come for his onions, and could not get them out. "What was it you really said?" he asked. ${k} swallowed, though there was nothing there. "${right}" It sounded smaller than it had on Monday. Mrs Popple took the lid off, to hear better. "So it is one word," she said. "All the others were right. And it's the others that want soup."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          weather: 'clear',
          camera: 'wide',
          actors: [
            met('sit', 'happy'),
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: M, pose: 'stand', feeling: 'happy' },
            ...(hero === null ? [] : [{ who: K, pose: 'stand', feeling: 'happy' } as const]),
          ],
          things: ['soup'],
        },
        ...(hero === null
          ? [
              `They carried it down to the last gate, one at each handle, and everybody brought a bowl. The first was for ${k}, on the new bench. "You might have said that it was about you," said Mrs Popple. "I did," said ${k}. "It was in the toast." Then it had to be told from the start, and slowly. This time nobody had heard it before, or said so. It went very well with soup.`,
              `Nobody had any reason now to go to the far end, and they all went. Last came the soup, with Mr Dobbs at one handle and Mrs Popple at the other. "Whom it happened to has it first," she said, and gave the bowl to ${k}. ${k} told them everything, with an empty mouth between the spoons. They listened to every word of it. They had missed so much by knowing it already.`,
            ]
          : [
              `They carried it down to the last gate, one at each handle, and the others came behind with the bench. There was ${h}. ${hero.He} looked at the pot, and at something knitted with one ear. "I didn't think that anybody knew," said ${h}. "We had it wrong," said Mrs Popple. "Only a bit. Sit down, it's hot." And ${k} stood by and saw it all again, every word, with soup.`,
              `Mr Dobbs took one handle of the soup and Mrs Popple the other. They quarrelled all the way about which to lift. At the last gate was ${h}. ${hero.He} had been there all the time, and just as ${k} had said. "Is that for somebody?" said ${h}. "It was for ${aKind1}," said Mr Dobbs. "And then we heard it properly." ${H} had two bowls, and ${k} the third.`,
            ]),
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [
            { who: A, pose: 'walk', feeling: 'shy' },
            { who: R, pose: 'run', feeling: 'excited' },
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: M, pose: 'stand', feeling: 'happy' },
          ],
        },
        `On Saturday morning ${r} came running, with the papers the wrong way up. "It's coming along the road," said ${r}. "I saw it. ${wrong1} A real one! It asked me where the soup is." "${refrain}," said Mrs Popple, over the ladder, which she was holding at one end. And this time she had. Mr Dobbs, who had the other end, had just told her.`,
        `The ladder went home that week, and was back again by Friday. They only carried it to and fro. On Saturday morning ${r} came round the corner with no breath left. "There's somebody asking the way," said ${r}. "${wrong1} They say it's all over the next town." "${refrain}," said Mrs Popple. And this time it was so. Mr Dobbs had said so across the hedge, a minute ago.`,
      ),
    ],
  };
}
