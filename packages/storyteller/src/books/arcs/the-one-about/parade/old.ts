import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Edie', 'Jude', 'Noor'] as const;

/** What was to be nobody else's hangs on a fence to dry for three days; and a friend's sign is not turned round. */
export function old(bound: TheOneAbout): Told {
  const { child: K, first: A, second: B, company, chance } = bound;
  const { judge: P, guest: H, k, w1, w2, W1, W2, wrong1, wrong2, right, name, h, ...rest } = partsOf(bound);
  const { andSo, refrain, there, props, alsoSeen, seen } = rest;
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const r = R.name;
  return {
    title: titled(
      chance.pick('nobody else', 'the sign on the fence', `the only ${k} of the day`, 'what it said on the other side'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'proud', holds: 'paintbrush' },
            { who: R, pose: 'stand', feeling: 'curious' },
          ],
          things: ['sign', 'paint'],
        },
        `${k} painted the sign with the best paint and a new paintbrush, and told nobody but ${r}. It was for the parade, where one comes as somebody. It had to be somebody that no one else would think of. "${name}," said ${k}, very low. "Nobody will," said ${r}. Then they hung the sign on the fence, with the paint to the hedge. On the back it said whose it was.`,
        `Only ${r} was allowed to know what ${k} was going as. "${name}." It took one paintbrush and a whole pot of paint, because the letters were large. "Not a soul will think of it," said ${k}. "I wouldn't have," said ${r}. They hung the sign on the fence for three days, with the hedge in front of it, more or less. On the back it said whose it was.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm'), ...alsoSeen], ...props },
        `${k} could not have said why it had to be that. "${right}" There were braver people one might have been, and some with better hats. But ${k} had thought of ${h} so long that anybody else would have felt rude.`,
        `It was not that ${h} was grand. "${right}" That was all there was to it. But when ${k} lay awake, that was who came by. Nobody else in the world seemed to be like that. One would like to tell such a person something.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: P, pose: 'stand', feeling: 'happy', holds: 'notebook' },
            { who: K, pose: 'stand', feeling: 'excited' },
          ],
          things: ['sign', 'notebook', 'drum'],
        },
        `On Saturday Mrs Cobb stood on the corner, with the notebook, and beside her stood the drum. "${refrain}" she said. ${k} turned the sign to the front. "I've not had that," said Mrs Cobb. "I've had nine pirates." Whoever came as something that was nobody else's had the drum, and walked at the head of it all. ${k} could feel the sticks in both hands.`,
        `Mrs Cobb had a notebook and a rule. Whoever came as what nobody else had come as got the drum and went first. "${refrain}" said Mrs Cobb to everybody, and they were mostly pirates. Then she read what ${k} had on the sign. She read it twice. "Well," said Mrs Cobb, "I don't think that I shall get another of those."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'point', feeling: 'angry' },
          ],
          things: ['sign'],
        },
        `The next was ${w1}. It had a sign as well, and had put a good deal of glue into it. "${refrain}" "${right}" It said it by heart. "You aren't," said ${k}. "How can you be? ${wrong1} That would be something. But it isn't this." "I know," said ${w1}. "That's why I had to dress up."`,
        `There was ${w1}, in a sign down to the ground. "${refrain}" said Mrs Cobb. "${right}" And it blushed. ${k} thought that one must have misheard. Then ${k} read it. "That's mine! You're not even the right kind. It would have to say this. ${wrong1}" "I am that already," said ${w1}. "I'm that all the time."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'excited' },
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'cover', feeling: 'angry' },
          ],
          things: ['sign'],
        },
        `Mrs Cobb had not yet crossed it out when ${w2} came, and out of breath. "${refrain}" "Guess," said ${w2}, and held up the sign. "No," said ${k}. "It's not fair. You're only what you are. ${wrong2}" "It's the best thing that I ever thought of," said ${w2}. "It just came to me. On Thursday."`,
        `And then it was ${w2}, with the same thing, spelt better. "${refrain}" said Mrs Cobb, in quite a small voice. "I had it in a dream," said ${w2}. "On Thursday night." "${wrong2} That's what you are!" said ${k}. There were three of them in the road now. The drum stood there and belonged to none of them.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'angry' },
            { who: R, pose: 'hide', feeling: 'sad' },
          ],
        },
        `There was just one person who had known. ${r} was coming up the road, with a sign held flat to the chest. "You told them," said ${k}. "I didn't," said ${r}. "Nobody else knew! And who have you come as?" ${r} held the sign tighter. "Nobody," said ${r}, and went to the end of the line.`,
        `"It was a secret," said ${k}, "and you've told the whole town." ${r} had only just come, and was holding a sign the wrong way round. "I never said it, not even in bed," said ${r}. "Then how do they know?" There was no answer to that. "What's on yours?" said ${k}. "It's the same, I suppose." ${r} did not turn it round. It was a long way to the end of the line.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"It hung on a fence," said ${w1}. "I was only going by. The wind had got under it, and turned it over. I read it, and I had to sit down. I thought, that's how I'd like to be." "There is a fence on my way, too," said ${w2}. "Now that you say so. I must have had my eyes open." ${k} looked along the line, to the end. It was hard to see anybody there.`,
        `"Who's told the whole town?" said ${w1}. "I read it. It was on a fence on Thursday, all wet. I read it eleven times, and then I went and bought paint." ${W2} had gone pink. "So that's where I thought of it," it said. There was a hedge before that fence, but it did not go all the way up. ${k} had a feeling like a stone in a boot.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: P, pose: 'think', feeling: 'calm' },
            { who: K, pose: 'think', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'sad' },
            { who: B, pose: 'stand', feeling: 'sad' },
          ],
          things: ['drum'],
        },
        `Mrs Cobb shut the notebook on her finger. "There's a rule for that as well," she said. "Whoever had it first, keeps it, and has the drum. The others must take off their signs and go home. Which of you was first?" ${W1} looked down at its sign. ${W2} looked at the sky. It was ${k}. It had only to be said. It was even true.`,
        `"It can't be helped," said Mrs Cobb. "One of you had it first. That one may stay, and drum. Two of you only copied it, and they go home and watch from a window." Nobody moved. ${W1} held on to its sign with both ends. It was such an easy thing to say. ${k} had been first by three days, and could smell the new leather of the drum.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: P, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"We've come together," said ${k}. It went out all at once, like a tooth. "We're a set." "A set can't have the drum," said Mrs Cobb. "I know," said ${k}. ${W1} came and stood on the left, and ${w2} on the right. They were both so happy that it was nearly worth it. It was a very good drum, though.`,
        `"None of us," said ${k}. "I mean, all of us. It takes three." Mrs Cobb lifted an eyebrow. "Then I shall have to give the drum to a pirate," she said. "Yes," said ${k}. Nobody said that it was kind. ${W1} only moved its sign a little, so that the three of them hung level. ${k} tried not to look where the sticks were.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['drum'],
        },
        `"${refrain}" said Mrs Cobb once more, for somebody had come up late. It was ${h}. There was no doubt about it at all. But on the sign there was only one word, in small letters. "${k}." "That was on a fence, from behind," said ${h}. "I thought it was what one comes as. I knew that nobody would come as me." Then ${h} saw the three of them. "Oh," said ${h}. And so it was ${h} who had the drum.`,
        `Last of all came ${h}. It was ${h} and nobody dressed up. "${refrain}" said Mrs Cobb, since she had to ask. There was a sign. "I'm ${k}," it said. "I saw it on the back of a fence," said ${h}. "I wanted to be somebody that people come as." Three signs turned round to the front. It took ${h} some time to read all of them. Then somebody gave ${h} the drum.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: R, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
        `${k} ran down to the end of the line. "It was the fence," said ${k}. "It was my own fence. I'm sorry." ${r} nodded. "You can look now," said ${r}, and turned the sign round. It had been done with a ruler. "${k}," it said. "I couldn't show it any more. There would have been two of you, and ${h} would not have got the drum. And before that you were cross."`,
        `At the end of the line it was very quiet. "You never told," said ${k}. "I hung it up myself. I'm sorry, right down to the boots." ${r} thought it over. Then the sign was turned, and there was one word on it, with gold round the edge. "${k}." "It was going to be a surprise," said ${r}. "But if I'd shown it, ${h} wouldn't have been the only one. Somebody ought to be, once."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy', holds: 'drum' },
            { who: K, pose: 'walk', feeling: 'happy' },
            { who: R, pose: 'walk', feeling: 'happy' },
            { who: A, pose: 'walk', feeling: 'happy' },
          ],
          things: ['drum', 'sign'],
        },
        `They walked past the whole town, the drum in front. "${right}" All of them shouted it. ${andSo}, with both sticks. ${W1} did it behind, and ${w2} did it, a little late. ${k} walked at the back, with ${r}, and had borrowed a pencil. "${refrain}" called somebody from a window. "I'm ${k}!" said ${r}. On the back of the other sign one name was crossed out. ${k} held it up. "I'm ${r}."`,
        `Boom, went the drum, all down the street. "${right}" ${andSo}, at the very front, where everybody saw it. Behind came ${w1} and ${w2}, doing it too. At the back, among the pirates, came ${k} and ${r}. "${refrain}" said a small boy on a wall. "${k}," said ${r}. Then ${k} turned the other sign over. One name was crossed out there, and the new one was still wet. "${r}," said ${k}.`,
      ),
    ],
  };
}
