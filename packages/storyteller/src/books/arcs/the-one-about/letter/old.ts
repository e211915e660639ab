import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

const FRIENDS = ['Remi', 'Luca', 'Noor'] as const;

/** It was posted for a joke, with nothing in it, and is carried past a farewell party to somebody who is there after all. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, w1, w2, W1, W2, wrong1, wrong2, right, name, h, H, near, there, seen, met, props, also } = asSaid(bound);
  const [refrain, atLast] = chance.pick(...REFRAINS);
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const P = company.person('Mrs Bantry', 'neighbour');
  const M = company.person('Mr Hobday', 'grandparent');
  const r = R.name;
  const He = hero?.He ?? H;
  const he = hero?.he ?? h;
  return {
    title: titled(chance.pick('wherever', 'nothing in it', 'the last letter in the bag', 'somebody has paid')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'excited', holds: 'letter' },
            { who: R, pose: 'sit', feeling: 'excited' },
          ],
        },
        `It was ${R.names} idea, and ${k} did the writing. They took an envelope and put nothing in it. On the front they wrote to somebody who could not possibly be there. They tried a good many, and laughed until ${r} fell off the chair. Then they had it. "${name}." Below that ${k} put "Wherever", with a stamp. "Now let's see," said ${r}, "how far it gets."`,
        `One wet Monday ${k} and ${r} posted a letter to nobody. They thought that it would be funny to see what the post did with it. It had a real stamp on it, and inside it was as empty as a sock. It was the name that took all afternoon. It had to be somebody whom there could not be. "${name}," ${k} wrote at last. "Wherever." They had to hold each other up all the way to the corner.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm')], ...props },
        `There is an odd thing about a name. It had been made up in one afternoon, by two people with biscuits. But when the letter had dropped, ${k} could see ${h}, just as it said, and not laughing. It was somebody who had never had a letter. It only lasted as far as the corner.`,
        `They had only wanted a name that nobody had. But once a name is written down, somebody is looking out of it. All the way home ${k} could see ${h}, and it was all so, to the smallest word. ${He} looked up, as one does at the click of a letter box. Then there was supper.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'determined', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'stand', feeling: 'shy' },
          ],
        },
        `On Tuesday it rained. Mrs Bantry had carried the post in that town for thirty-one years, and this was her last day. There was to be a cake for her at five. In her bag was one letter. "Wherever," she read out, under the tree at the corner. "That's a new one on me." "Can't you take it back?" said ${r}. "I've never taken one back," said Mrs Bantry. "I'm not going to start on the last day. There's a stamp on it. Somebody has paid."`,
        `Mrs Bantry stood at the corner on Tuesday, with the rain running off her hat. It was her last day of thirty-one years. Everything was delivered but one letter. ${k} looked at ${r}, and ${r} looked at the rain. "I've never once brought one back to the office," said Mrs Bantry. "They'll be cutting the cake for me at five. I ought to be done by then. It's only one letter, and somebody will know."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'curious' },
            { who: P, pose: 'stand', feeling: 'calm', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
        `So they went with her, as it would have looked odd not to. ${W1} took the letter, and was pleased. Then it was not. "It's so nearly me," said ${w1}. "${wrong1} There's nothing wrong with it but the start." It gave the letter a small pat, and handed it back. "${refrain}," said ${w1}. "I wish it were." ${k} had not thought of that. Nobody had ever looked so long at one of ${K.names} jokes.`,
        `They tagged along behind, and it was still quite funny as far as the first gate. "A letter!" said ${w1}. "I haven't had a letter since I was small. ${wrong1} Is that what it says?" Mrs Bantry held it closer. One could see the moment when ${w1} got to the front end of it. "Oh," said ${w1}. "${refrain}. Well, it was nice to hold." Behind the bush ${k} stopped laughing first.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'proud' },
            { who: M, pose: 'stand', feeling: 'happy' },
            { who: P, pose: 'stand', feeling: 'calm', holds: 'letter' },
          ],
        },
        `${W2} only opened things that were spelt properly. "${wrong2} It isn't hard," it said, and looked down at the letter. "${refrain}." Mr Hobday, over the fence, wanted it to be his aunt. "${also('aunt')} We never liked to mention it." But she had gone to live in Wales. Mrs Bantry thanked them all, and wrote down Wales, in case. It was ten past four.`,
        `"${refrain}," said ${w2}, from a dry place. "They would have put it like this. ${wrong2}" Nor was it for Mr Hobday next door. But he told them about an uncle, with the rain dripping into his cup. "${also('uncle')} Lovely man. You could hear him from the station." Mrs Bantry listened to the end, and so did the letter. It was a quarter past four, and her shoes had begun to speak.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          actors: [
            { who: P, pose: 'sit', feeling: 'sleepy' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['letter'],
        },
        `She had to sit down for a minute. "Do you get a lot of letters?" said ${k}. It was something to say. "I?" said Mrs Bantry. "I've had half a million through my hands, and looked at the front of every one. ${refrain}, I say, and on it goes. You don't mind. You think, then it's for somebody." She looked at the letter, and wiped it with her sleeve. "There's somebody waiting for this, you know. One can feel it."`,
        `"Don't you ever want to go home?" said ${k}. Mrs Bantry had sat down on a wall, to see what her feet were doing. "Often," she said. "But then I think of the letter's other end. Somebody hears the gate. I've never had one myself, and I know just what it would sound like." Somewhere it struck half past four. "They'll have put out the cups," she said, and got up, and turned the wrong way for the cake.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: R, pose: 'stand', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'sad' },
          ],
        },
        `"Don't you dare," said ${r}, behind the wall. "She'd be so cross. She'd tell everybody. If we say nothing she'll just put it in the bin." "She won't, though," said ${k}. "She'll still be walking about at midnight." "It was my joke as well," said ${r}. "If you tell, you'll tell on me." It was a quarter to five. There would be balloons, and a card with everybody's name on, and nobody there to be given it.`,
        `${r} held on to one sleeve. "If you tell her," said ${r}, "I'll never do anything with you again. It was both of us." ${k} thought about it, as far as the next lamp post. It would be so easy. Some day the letter would fall to bits by itself. But by then it would be dark. A lady of sixty-four would be standing at a gate, on her last day, being told no. And somewhere they would be eating her cake.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: P, pose: 'stand', feeling: 'surprised', holds: 'letter' },
          ],
        },
        `"There isn't one," said ${k}. "I wrote it. I made it up, for a joke. There's nobody called that, and there's nothing in it." The rain came down. Mrs Bantry held the letter up to the light, and saw that it was so. ${k} waited for it. "You wrote it very clearly," said Mrs Bantry at last. "Most people don't." And she went on up the road. "But it's not true!" said ${k}. "It's got a stamp on it," said Mrs Bantry.`,
        `It came out all in one piece. "It was me. It's a joke, and it's empty, and there isn't any such person. Please go to your party." Mrs Bantry looked at ${k} for a long time. She felt the letter with her thumb, the way one feels a thin purse. "I see," she said. Nothing else was said as far as the bridge. "All the same," said Mrs Bantry then. "I've brought four thousand that I thought were for nobody. They never were."`,
      ),
      page(
        {
          setting: near,
          weather: 'clear',
          camera: 'wide',
          actors: [
            met('stand', 'surprised'),
            { who: P, pose: 'reach', feeling: 'happy', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `There was one place left, where there has never been any post. It struck five. And there was ${h}. ${k} knew ${hero?.him ?? h} at once, for there was not a word wrong with it. "${right}" It was all there to be seen. It had only been made up as one makes up a bed, and somebody had been in it. "I heard a bag," said ${h}. "Is that letter for me?" And Mrs Bantry, who was soaked to the skin, said that it was.`,
        `Where the road stopped, they stopped too. "Good afternoon," said Mrs Bantry. "I have a letter here. ${name}." "Yes?" said ${h}. And so it was. ${k} could have gone through it with a pencil, and found nothing to correct. All the time that they were laughing ${he} had been here, being just like that. "For me?" said ${h}. "Who in the world would write to me?" It had struck five some time ago.`,
      ),
      page(
        {
          camera: 'close',
          actors: [met('sit', 'happy'), { who: K, pose: 'sit', feeling: 'shy' }],
          things: ['letter'],
        },
        `That was when ${k} thought of what was inside. ${H} opened the letter, a corner at a time, and looked in, and turned it upside down. "There's nothing in it," said ${h}. "No," said ${k}. It was the worst minute of the day. "Nothing!" said ${h}. "The whole inside is left for me. Everybody else always knows already what they want to say." And ${he} asked if anybody had a pencil.`,
        `It was opened as if it might be asleep. ${k} looked the other way. There was the sound of paper being unfolded, and held up, and turned round. "It's empty," said ${h}. "I'm so sorry," said ${k}. "Oh, no," said ${h}. "It must be that somebody didn't know what I was like, and didn't want to guess. That's manners." ${He} smoothed it out flat. "So I'm to say. Have you a pencil?"`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'shy', holds: 'cake' },
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
        `They met ${r} on the bridge, running, with a plate and a paper hat over it. ${r} had gone to the party and told them. It had been hard to do, in front of forty postmen and a mayor. "I said why you were late," said ${r}. "They're waiting. I brought you the piece with the rose on." So Mrs Bantry had her cake on the bridge, with wet hands, and cut it in three.`,
        `Somebody stood on the bridge with a slice of cake and no umbrella. "I told them," said ${r}, very quickly. "The whole post office. I said that it was a joke, and whose. They put their coats on to come and look for you." Mrs Bantry ate all of the cake, roses too. "I've had thirty-one years of days," she said. "That was one of the better ones." Then she looked at ${r}. "It was very clearly written," she said.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [
            { who: P, pose: 'sit', feeling: 'surprised', holds: 'letter' },
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: R, pose: 'stand', feeling: 'happy' },
          ],
        },
        `On Wednesday morning Mrs Bantry sat on her step, and did not know what to do with her hands. Then she heard the gate. There were ${k} and ${r}, and they had a letter. It had been used before, and turned inside out. "The One Who Comes All the Way," it said. "Wherever." She read the front, as she always did. She read it once more. "${atLast}," said Mrs Bantry.`,
        `The next morning nobody had to be up. Mrs Bantry sat on the wall before her house, and listened to the new man dropping things. There was the click of a gate. She had known just what it would sound like. "It's only got half an address," said ${k}, and ${r} held it out. It was the same letter, with its inside out. "To Her with the Wet Feet." "${atLast}," said Mrs Bantry, and moved up, so that they could all read it.`,
      ),
    ],
  };
}
