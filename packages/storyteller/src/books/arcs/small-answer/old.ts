import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { SmallAnswer } from './arc.ts';
import { standing } from './standing.ts';

const MOST = 20;

/** A crowd comes at last, and wants it louder every night; and somebody very small has a favour to ask. */
export function old(bound: SmallAnswer): Told {
  const { hero: H, child: K, grownUp: G, small: S, neighbours, nook, home, way, refrain, chance } = bound;
  const [A, B] = neighbours;
  const LOUD = H.says.toUpperCase();
  const warm = /^(?:mouse|bat|alien)$/.test(S.being?.id ?? '');
  const brood = warm ? 'babies' : 'eggs';
  const eggs = warm
    ? chance.pick('five babies, each as big as a bean', 'six babies in one bed, all with cold feet')
    : chance.pick(
        'eleven eggs, each as big as a full stop',
        'nine eggs in a row, like a very short letter',
        'seven eggs, all of them light sleepers',
        'a dozen eggs, and no two of them alike',
      );
  const lonely = bound.lonely ? ` ${H.name} was lonely.` : '';
  const haunted = bound.haunted ? ' It was haunted, people said, on account of the noise.' : '';
  const where = `${bound.place === null ? '' : ` ${standing(H.name, bound.place)}`}${lonely}${haunted}`;
  const ghost = bound.haunted ? `, and said that it was the ghost. Only ${K.name} was not afraid` : '';
  const there = `${way?.said ?? 'on foot'}, with a flask`;
  const reader = home === 'undersea' ? 'a fish' : way ? 'a bird' : 'a cow';
  return {
    title: chance.pick(
      `The Quiet End of ${H.name}`,
      `What ${S.name} Had Been Saying`,
      `${H.name}, Every Night at Seven`,
      'It Was Only Good Night',
      'No Bigger Than Full Stops',
      'A Spoonful of It',
      `Turn Left at ${H.name}`,
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(H.introduced)} was in all the pictures of that part of the world. People pointed. They said how grand, and moved on, since there was nothing there to sit on. As for company, there was ${S.aKind}, ${nook}. You might as well count a crumb.${where}`,
            `Suppose that you wished never to be bothered by a soul. Then you should try being ${H.introduced}. ${H.name} did not wish it, particularly. It was only how it had come out. There was ${S.aKind} ${nook}, of course. But that was not company. That was just ${S.aKind}.${where}`,
            `Nobody had ever come to see ${H.introduced}. People went past, and said that it was a fine thing to have about, and were home in time for supper. ${cap(S.aKind)} lived ${nook}. That made one. But nobody counts ${S.aKind}. ${H.name} had not noticed it at all.${where}`,
            `There are things that everybody knows and nobody visits. ${cap(H.introduced)} was one of them. "Turn left when you see it," people said, and they did, and there they went. Only ${S.aKind} stayed, ${nook}. It was about as big as a button, and did not come into it. Not yet.${where}`,
          ],
          `Nobody had ever come to see ${H.introduced}. Only ${S.aKind} lived there, and nobody counts ${S.aKind}.${where}`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Seven was the time for it. Nobody had ever told ${H.name} so, but it felt like seven. "${LOUD}!" It shook the dust off things. It meant: that is all for today, and I hope that yours was pleasant. ${refrain}. "Perhaps they're thinking what to say," ${H.name} used to think. But nobody thinks for nine years.`,
          `The last thing that happened, every day, was ${H.name}. "${LOUD}!" It meant good night. Then ${H.name} waited, and listened, in case anybody said it back. ${refrain}. Then it got dark, in the ordinary way, and there was tomorrow to try it again.`,
          `All the same, ${H.name} had manners. Every evening at seven, ${H.name} said good night. "${LOUD}!" It was a good one, from the bottom. It went all the way to the edge. Then ${H.name} waited for as long as it takes to be sure. ${refrain}. It must be something about the way it was said. So the next night it was said a bit louder.`,
          `"${LOUD}!" said ${H.name}, every night at seven. It was for good night. There was nobody to say it to. But if you leave it out, you may get out of the way of it. ${refrain}. ${H.name} had a theory about that. They were all too far off. What was wanted was more of it.`,
        ],
        scene: { camera: 'medium', time: 'sunset', actors: [{ who: H, pose: 'shout', feeling: 'sad' }] },
      },
      {
        text: [
          `They heard it far off, every night at seven, and shut the windows${ghost}. One night ${K.name} left a window open, and listened to the end. It sounded like somebody waiting for an answer. So the next day they went to ask, ${there}. "It's good night," said ${H.name}. "Why, what did you think it was?" "We thought it was the end of something," said ${G.name}.`,
          `${K.name} wrote down the times. It was always seven, and there was only ever the one.${haunted === '' ? '' : ` People put their heads under the pillow, on account of the ghost. ${K.name} was not afraid, and counted.`} "Somebody who calls every night at seven wants something," said ${K.name}. "Supper?" said ${G.name}. The next day they went to see, ${there}. It was not supper. "It's only good night," said ${H.name}, rather shyly for the size. "I don't suppose that it carries." "It carries," said ${G.name}.`,
          `${K.name} heard it from bed, and counted. Every night it came, and nobody ever answered it.${haunted === '' ? '' : ' They were all too afraid of the ghost.'} ${K.name} did not like that. The next day they went out to see, ${there}. "I thought you were a warning," said ${K.name}. "I thought so too," said ${G.name}. "I've been shutting the windows." ${H.name} went quiet. "It's good night," said ${H.name}. "It always was."`,
          `A long way off ${K.name} lay and listened, and was not afraid. "Who is it talking to?" said ${K.name}. "Nobody, I should think," said ${G.name}. So the next day they went to look, ${there}. "Is it a warning?" said ${K.name}. "What of?" said ${H.name}. "It's only good night." Nobody had ever asked before.`,
        ],
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [
            { who: K, pose: 'look-up', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: way ? [way.thing] : [],
        },
      },
      {
        text: [
          `"You're famous for it," said ${K.name}, "only nobody knows what it is." A sign would see to that. COME AND BE SAID GOOD NIGHT TO, it said, with an arrow. The arrow was the mistake, since it pointed straight up. ${refrain}. But ${A.introduced} liked a puzzle. ${A.name} went round it twice, worked it out, and fetched ${B.introduced}.`,
          `They put up a sign, and it blew over. They put up another, and it ran. ${refrain}. The last one was very small, as they were nearly out of board. Oddly enough, that was the one that worked. You had to come quite close to read it, ${K.name} saw, and then you were there. ${A.introduced} came quite close. So did ${B.introduced}, who could not bear to be left out.`,
          `"They don't know," said ${K.name}. "You have to tell people what a noise is for." ${K.name} made a sign. It said: EVERY DAY AT SEVEN. ALL WELCOME. The first day, the wind had it. The second day, they nailed it down, but it faced the wrong way. ${refrain}. The third day it was read by ${A.introduced}, who told ${B.introduced}, who told everybody.`,
          `So they put up a sign: THIS IS ONLY GOOD NIGHT. COME AND SEE. It was read by ${reader}, and by some weather. ${refrain}. "Signs take time," said ${K.name}, and moved it to where people stop to tie things up. There ${A.introduced} read it, twice. And ${B.introduced} came to see what ${A.name} was reading.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'curious' },
            { who: B, pose: 'stand', feeling: 'curious' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
          things: ['sign'],
        },
      },
      {
        text: [
          `It is surprising how a thing gets about. On Monday there was ${A.name}. By Thursday there was a queue. "${LOUD}!" said ${H.name}, and they shrieked, and held one another up, and ${B.name} fell over on purpose. "More!" they said. So there was more. They shouted about it all the way home. ${K.name} noticed that not one of them had said good night. It seemed a small thing to notice.`,
          `They sat about and ate things out of paper. "Here it comes," said ${A.name}. "${LOUD}!" It blew the paper away. They cheered so long that ${H.name} did it twice, and then, as they were still there, again. "That one went through my teeth," said ${B.name}. It was the most that anybody had ever said about it. ${K.name} did not know why it was not enough.`,
          `On Saturday there was a crowd. They had brought cushions. "${LOUD}!" said ${H.name}, at seven, and everybody screamed, in the way one does for fun. "Again!" said ${A.name}. "Louder!" said ${B.name}. Nobody actually said good night. They were all too busy saying how it had gone right through them. But it was company. ${H.name} had never had so much of it.`,
          `By the end of the week they came in rows. "${LOUD}!" said ${H.name}. They clapped until their hats came off. "Could you do it bigger?" said ${B.name}. ${H.name} could. It is a fine thing to be asked. It did strike ${K.name}, at the back, that nobody said it in return. They just shouted for more and went home to bed.`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: H, pose: 'shout', feeling: 'proud' },
            { who: A, pose: 'cheer', feeling: 'excited' },
            { who: B, pose: 'cheer', feeling: 'excited' },
            { who: K, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `They had all gone home, and ${H.name} was still warm from it. "Would you mind not stepping back?" said a voice by ${K.name}'s foot. It was about as big as a seed. ${K.name} lay down to it. "I'm ${S.introduced}, and I live ${nook}. It's about the noise at seven. You see, there are ${eggs}. It shakes them."`,
          `There was a bit of paper left on the ground, and it was moving. ${K.name} lifted a corner. Under it was ${S.introduced}, who had come a long way, and was out of breath. "I hate to complain," said ${S.name}. "You do it so nicely. But I have ${eggs}. They're all facing the wrong way, from the last one." ${H.name} looked down, for the first time in a very long while.`,
          `It was ${K.name} who saw it, when the rest had gone. Something was coming along the ground, by way of every bump. It stopped, and waved. It seemed to be talking, and they had to lie flat to hear. "Excuse me," it said. "I am ${S.introduced}. I live ${nook}. I hardly like to mention it. But I've got ${eggs}. They will not settle with the noise."`,
          `${K.name} was looking for a lost mitten when the ground spoke. "Mind," it said. There stood ${S.introduced}, holding on with everything there was to hold on with. "I don't want to be any trouble," said ${S.name}. "I've always liked it. But there are ${eggs}, you see. And each time they very nearly drop off, it comes again."`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [
            { who: S, pose: 'wave', feeling: 'worried' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"I didn't know that there was anybody," said ${H.name}. "There's me," said ${S.name}. "I thought that's who it was to." It took ${H.name} a moment. "You thought that it was to you?" "Well, yes. So I've always said it too. '${cap(S.says)}.' I shouldn't like to seem ungrateful." It was much too late to have heard any of them. ${H.name} tried, all the same.`,
          `"You might have knocked," said ${H.name}. "I do call," said ${S.name}. "'${cap(S.says)}.' Just at the end of yours. I thought you were a little deaf." "I may be," said ${H.name}, slowly. "I've been standing so near it." ${H.name} thought of all those years. Every evening there had been a tiny good night, and ${H.name} had never heard it.`,
          `"How long have you lived there?" said ${H.name}. "Always," said ${S.name}. "You never said anything!" "I say it every night," said ${S.name}, rather surprised. "Just after yours. '${cap(S.says)}.' I'm not very big, and you've got so good at it." There was a long pause. ${H.name} thought of all those evenings. Somebody had said good night at the end of every one.`,
          `"You've always liked it?" said ${H.name}. "Oh, yes. I say it back," said ${S.name}. "'${cap(S.says)}.' Every night, as soon as yours has stopped. Only it has got so long lately that I'm asleep before my turn." ${H.name} did a sum that had a great many evenings in it. "I always thought," said ${H.name}, "that I wasn't loud enough."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'sit', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `The next evening they were there before six. ${A.name} had brought a flag. "I've told them it'll be a record," said ${B.name}. ${K.name} went and stood close. It got to be a minute to. Two hundred people had come for the noise. ${S.name} had asked for quiet. "Come a bit nearer, please," said ${H.name}, to all of them. "I'm going to do it under my breath."`,
          `"Ready when you are!" shouted ${A.name}, the next evening, and everybody laughed. ${H.name} had dreamed of this, more or less. "I can't," said ${H.name}. "I've promised somebody." ${B.name} said that they had come on three buses. "I know. I'm sorry about the buses." Then, at seven o'clock, there came a good night that would not have woken a flea. ${K.name} had never heard such a large one.`,
          `The next evening the crowd had doubled. There were people selling soup. It got to be seven. "Well?" called ${A.name}. ${H.name} looked at all those faces. It is a hard thing to have waited so long for, and to have it there, with cushions. Then ${H.name} looked down, ${nook}. "It's going to be very small tonight," said ${H.name}. "You won't hear it from there. I'm sorry." And it was.`,
          `"Tomorrow," ${B.name} had told everybody, "will be the biggest yet." They had come from all over. ${K.name} watched ${H.name} look at them, row by row, right to the back. Nobody would ever come again. You could see ${H.name} thinking it. "I've got to keep it down," said ${H.name}. "There's somebody asleep." It was seven. What there was of it would have fitted in a spoon.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `There was a silence, and then a cough. "We must have missed it," said ${A.name}. It went round that this was all, and there was a good deal of folding up. ${refrain}. The last lamp went away along the road. And in the dark, quite close, somebody said it back. "${cap(S.says)}," said ${S.name}. This time ${H.name} heard it.`,
          `A crowd does not go all at once. It gets thin in the middle first. "Well, you had a good run," said ${A.name}, not unkindly, and went too. Then there was only the dark, with some paper on it. ${refrain}. ${H.name} kept quite still, and listened. "${cap(S.says)}," said ${S.name}. So that was what it sounded like. It was quite a deep voice, for the size.`,
          `"Is that all?" said ${A.name}. They waited a bit, in case. Then they picked up the cushions. ${B.name} was the last, and looked back once, and sighed. It took about ten minutes for everybody to be gone. ${refrain}. And then, when it was quiet enough to hear, somebody did. "${cap(S.says)}," said ${S.name}.`,
          `They were nice about it. "Perhaps it's a cold," said ${A.name}. The rows folded up, and went away with the soup. ${H.name} did not watch them go. It was very empty, and a bit windy. ${refrain}. Nobody in all that crowd had said good night. "${cap(S.says)}," said ${S.name}, quite clearly.`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [
            { who: S, pose: 'wave', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"One isn't many," said ${H.name}, "after two hundred." "It's one more than you had," said ${K.name}. "It's one more than I thought I had," said ${H.name}. And they sat and looked at ${S.name}, who was real. ${S.name} came up as far as the first ledge. Then it all had to be told from the beginning.`,
          `${G.name} picked up the paper that they had left. "I expect they'll have forgotten it by Christmas," said ${G.name}, meaning it kindly. "I expect so," said ${H.name}. It did not seem to be a very large thing. ${S.name} had just asked what sort of day it had been, and was waiting to be told. So ${H.name} began to tell.`,
          `"Do you miss them?" said ${K.name}, later. ${H.name} considered it. "I miss the hats," said ${H.name}. "But I never knew any of their names." They were talking in the new way, which is hardly at all. Below them ${S.name} was telling the ${brood} what had happened. It had a crowd in it. In the end the crowd went home, and that was the good part.`,
          `"It was a lot to give up," said ${G.name}. "It was," said ${H.name}, and did not say that it was nothing. "They might come back," said ${K.name}. "They might. I'd have to ask them to whisper." Somewhere near the ground ${S.name} laughed, and then said sorry to the ${brood}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `At seven ${K.name} opens the window, two fingers wide. First comes ${H.name}, who is hardly louder than a whisper now. Then comes ${S.name}. And then, all at once, come the ${brood}, who have just learned how to say it.`,
          `"What does it say?" said ${G.name}, from the door, with one hand on the light. ${K.name} held up one finger, and then another. "Good night, from ${H.name}," said ${K.name}. "And good night, from ${S.name}. And now it's the ${brood}!" There were so many that ${K.name} ran out of fingers.`,
          `${K.name} still hears it, on a still night, if the window is open. It is not loud. First there is ${H.name}, and then there is ${S.name}. Last week there were some more after that, no bigger than full stops. The ${brood} have learned to say it too.`,
          `These days you have to know when to listen. ${K.name} does. At seven there is ${H.name}, soft and low. Then there is ${S.name}. And last night, after a moment, there was something new. It was the ${brood}, saying good night too, one after another.`,
        ],
        scene: { setting: 'bedroom', camera: 'close', actors: [{ who: K, pose: 'sit', feeling: 'calm' }] },
      },
    ],
  };
}
