import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** A bet that could be won with a coat on somebody else, and is lost; and whoever has won it sees the real one, alone. */
export function old(bound: TheOneAbout): Told {
  const { child: K, first: A, second: B, chance } = bound;
  const {
    doubter: R,
    guest: H,
    k,
    r,
    w1,
    w2,
    W1,
    wrong1,
    wrong2,
    right,
    name,
    h,
    H: Hcap,
    andSo,
    refrain,
    ...shown
  } = partsOf(bound);
  const { there, props, alsoSeen, seen } = shown;
  return {
    title: titled(chance.pick('by Friday at four', 'a telescope and a bell', `the coat on ${w1}`, 'nobody but one')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'excited' },
            { who: R, pose: 'sit', feeling: 'calm' },
          ],
        },
        `It began on the long wall, where they sat after school and told each other things. ${k} had a new one. It even had a name. "${name}." There was a silence, and somebody stopped chewing. Then they all looked at ${r}, because ${r} knew what was so and what was not. "${refrain}," said ${r}.`,
        `On the long wall anybody may say anything, and ${r} says whether it is so. ${r} had been right about the eel, and about the headmaster's moustache. Nobody had found anything yet that ${r} believed and that was not true. "I've got one," said ${k} on Monday. "${name}." ${r} did not even turn round. "${refrain}," said ${r}.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm'), ...alsoSeen], ...props },
        `And that was the odd part, for it had been seen. It had lasted about as long as a sneeze. "${right}" One can be wrong about a noise, or a smell. One cannot be wrong about that. It had looked up, as ${h} would, and been gone before anybody could fetch a soul.`,
        `There are things that one has from books, and things that one has from the bus. This was from the bus window, in the rain. "${right}" It was ${h}, quite close, and then a lorry came between. There was nobody in the next seat to say, did you see that?`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined', holds: 'telescope' },
            { who: R, pose: 'stand', feeling: 'calm', holds: 'bell' },
          ],
          things: ['telescope', 'bell'],
        },
        `"I bet you that there is," said ${k}. It had gone quiet all along the wall. "What do you bet?" said ${r}. ${k} had only one thing that was worth it, a telescope that had been to sea. ${r} had a ship's bell. "Show me by Friday at four," said ${r}, "and you can ring it all your life. If you don't, I look at the moon."`,
        `It was the way in which ${r} said it, as one shuts a drawer. "I bet my telescope," said ${k}, and everybody breathed in. It was made of brass and could see into Thursday. ${r} thought, and put up a ship's bell. "Friday at four. On this wall. And it has to be the real one." They shook hands on it, both hands, like captains.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: R, pose: 'think', feeling: 'calm' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
        },
        `On Tuesday ${k} found ${w1} behind the shops. "${wrong1} It has never told anybody," said ${k} on the wall. ${W1} did it for them, from end to end, and there was clapping. ${r} bent down to look. "That's ${A.aKind}," said ${r}. "It's a very interesting one. But we didn't bet on that. ${refrain}."`,
        `By Tuesday there was ${w1}. It had seen the crowd and asked what it was for. "${wrong1} So it's nearly proved," said ${k}. It gave them the whole of it twice, and the second time with its eyes shut. "I don't doubt it," said ${r}. "It's ${A.aKind}, though. ${refrain}." And the wall nodded, all the way down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: R, pose: 'sit', feeling: 'calm' },
          ],
        },
        `On Wednesday it was ${w2}, who would only do it behind a bin. "${wrong2} You see?" said ${k}. "It's all over the place, once you look." "Then look for the right one," said ${r}. On the wall they had begun to bet raisins. By evening there were four on ${k}, and a hundred and six on ${r}.`,
        `Wednesday brought ${w2}, all on its own, with a note from an aunt. "${wrong2} It says so here," said ${k}. "I see that it does," said ${r}. "It's a nice note. It's about ${B.aKind}." Somebody small put a raisin on ${k}, out of pity. All the other raisins on the wall were on ${r}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: R, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
        },
        `"Don't you ever believe a thing," said ${k}, "just because it would be good?" It was late, and the wall was empty. "Once," said ${r}. "In the infants. They said that there was a mouse in the piano who took requests. I brought it cheese for a week. There was a whole row of them behind the curtain, listening." ${r} picked at some moss. "They still squeak, when they see me with a sandwich."`,
        `They were the last two on the wall. "I'm not being horrid," said ${r}. "I used to believe everything. They told me that a mouse lived in the piano, and knew songs. I sang to it until Easter. Then I heard them behind the curtain. They still squeak." It was told quite lightly. "So now I wait till it's proved. Nobody can laugh at you for waiting." ${k} tried to think what to say to that, and it got dark.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'think', feeling: 'worried' },
          ],
          things: ['coat'],
        },
        `On Thursday evening ${w1} was waiting by the gate. "Have you a coat?" it said. "A long one. With the collar up, and if I stood where the sun is behind me. I know how it goes. I do it all day." It put on the coat and walked along the top of the wall. ${k} felt cold. It was ${h}. One would have sworn to it.`,
        `"I've had a thought," said ${w1} on Thursday, when the light was going. It had found an old coat. Inside the coat, with the sun behind it, it did what it did. "Who's to know?" said the coat. "They only want to see it for a minute. And it's true, isn't it? There is one." ${k} looked, and it was ${h}. It could not have been more like.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: R, pose: 'stand', feeling: 'surprised', holds: 'bell' },
            { who: K, pose: 'stand', feeling: 'shy' },
          ],
          things: ['coat', 'bell'],
        },
        `On Friday at four there were sixty people at the wall. Up came the coat, against the sun. "${right}" It went from mouth to mouth. Nobody laughed. ${r} had gone white, and then quite soft in the face, like somebody who hears a piano. "I see it," said ${r}. "I do. I see it." And ${r} held out the bell in both hands. It was as easy as that. One had only to take it.`,
        `Then on Friday it struck four. The coat walked out along the wall, with the light behind, and did it. "${right}" It went through them all like wind through barley. ${r} took one step, and stopped. "I said that there wasn't," said ${r}. "I'm so glad. Here." The bell was heavier than it looked. It was already halfway into ${K.names} hands.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: R, pose: 'stand', feeling: 'sad' },
          ],
          things: ['telescope'],
        },
        `"Don't," said ${k}. "It's ${w1}. It's only got a coat on." There are silences that one hears for years. ${r} would have believed it, and they would have squeaked for ever. "I couldn't find the real one," said ${k}. "But there is." And ${k} held out the telescope, and went home, and on the way there was no end of raisins.`,
        `"It isn't," said ${k}. The words seemed to have corners. "That's ${w1} in a coat. I nearly let you sing to it." Then everybody talked at once, except ${r}, who understood. The telescope changed hands. It had been to sea, and round the Horn, and now it was going next door but two. ${k} walked home the long way round, where there was nobody.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: R, pose: 'stand', feeling: 'surprised', holds: 'telescope' },
          ],
          things: ['telescope'],
        },
        `${r} sat on the wall with the telescope and did not look at the moon. Somebody coughed. It was ${h}, and there was no coat. "${right}" ${andSo}, an arm's length away. "Are you the one who says it?" said ${h}. "They won't have it at home that there's anybody like that." ${r} could only whisper. "${refrain}." "Oh, thank you," said ${h}, and was gone.`,
        `That evening ${r} tried the telescope on the end of the street. First there was a lamp in it, and then ${h}. ${r} took it down, and there was ${h} without it, too. "${right}" ${andSo}. "I've a bet on at home," said ${h}. "They say that there's nobody who says it. Would you mind?" "${refrain}," said ${r}, hardly aloud. ${Hcap} wrote it down, and thanked ${r} very much.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'determined', holds: 'bell' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['bell', 'telescope'],
        },
        `Nobody else had been there, and nobody need ever know. ${r} lay awake over that. On Saturday morning ${r} stood up on the wall, with the telescope and the bell. "I saw it," said ${r}. "I was wrong. These belong to ${k}." It took them a second. Then somebody squeaked. "${refrain}," they said, up and down the wall. ${r} stayed up there. "I know," said ${r}. "But it is."`,
        `It was the best-kept thing in the world. There was one who knew it, and that one had won. In the morning ${r} rang the bell on the wall until they had all come. "It's true," said ${r}. "I've seen it. I've lost." "${refrain}!" cried sixty people, and one of them squeaked. ${r} went red, and did not get down. ${k} came and stood next to ${r}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy', holds: 'telescope' },
            { who: R, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'wave', feeling: 'happy' },
          ],
          things: ['telescope', 'bell'],
        },
        `There are two now who have seen it, and that's a different number from one. In the evening they sit on the wall, the telescope and the bell between them. ${W1} comes too, in its coat. Sometimes ${h} brings a cousin, who stops a little way off and points at ${r}. "${refrain}," says the cousin. "Go on," says ${h}. "Say it." And ${r} does.`,
        `They keep the telescope on one side of the wall and the bell on the other. Each evening ${k} looks, and ${r} rings if there is anything. ${W1} comes, and wears the coat when it is cold. Now and then there's ${h}, with somebody new from home, who has had to see it to believe it. "${refrain}," they say, and look ${r} up and down. ${r} sits up straight, so that they can see.`,
      ),
    ],
  };
}
