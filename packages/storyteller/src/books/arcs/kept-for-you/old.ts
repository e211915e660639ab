import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { KeptForYou } from './arc.ts';

const MOST = 20;

/** There is to be a fair, and a horn would do instead, and nobody would know; and over the sideboard hangs an old photograph. */
export function old(bound: KeptForYou): Told {
  const { hero: H, child: K, lenders, grownUp: G, noun, goes, refrain, chance } = bound;
  const [A, B] = lenders;
  const h = H.name;
  const k = K.name;
  const g = G.name;
  const big = goes.toUpperCase();
  return {
    title: titled(
      chance.pick(
        `the ${noun} that was kept`,
        'nearly',
        `a ${noun}, one size smaller`,
        'who had it before',
        `what ${k} had been keeping`,
        'the horn behind the curtain',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `Nobody had a ${noun} like ${H.introduced}. "${big}!" it went, at eight o'clock, and the milk jumped. After it, every day, there came a second one, about the size of a button. "${goes}." That was ${k}, who was learning it by doing it after. "Nearly," said ${h}, each time. It had been nearly for a year. There was a photograph over the sideboard, of somebody large with somebody small. Nobody ever looked at that.`,
          `There are people who are known for one thing. ${H.introduced} was known for a ${noun}. "${big}!" People brought visitors to hear it. They did not bring anybody to hear the other one, which came a moment later, from behind the water butt. "${goes}." It was ${k}, doing the same, only smaller, and a bit crooked at the end. "You needn't do it every time," said ${h}. Then ${h} would dust the old photograph over the sideboard, without looking, and go out.`,
          `"${big}!" It came across the roofs at eight, and that was ${H.introduced}. "${goes}." That came across one flowerpot, and it was ${k}. They had never talked about it. ${h} did it, and ${k} did it after, and had done so since anybody could remember. "It's only a copy," ${k} told people. "I haven't got one of my own." In ${h}'s kitchen, over the sideboard, hung a brown photograph. There were two in it, a big one and a little one, both with their mouths open.`,
        ]),
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The fair could not begin without it. It was in the rules. At noon on Saturday ${h} would get up on the cart and do it once. Then they would take off the ropes. On Monday ${h} thought that it might be as well to practise. There was a breath, and a wait, and then there was another breath. "What are you doing?" said ${k}. "Nothing," said ${h}, and that was just what was the matter. It was gone.`,
          `On Tuesday it did not come. ${h} stood there at eight o'clock with everything open, and the milk did not move. You would not think that a thing of that size could leave and not be heard. There was a place where it had been, with a draught in it. And on Saturday there was the fair. ${h} was to open it, at noon, from the cart, as ever. "It'll be back by then," said ${h}. "Things come back." ${k} had not said anything.`,
          `It must have happened between supper and breakfast. ${h} had had it at supper. By breakfast there was only a kind of click. "Have you lost something?" said ${k}. "My ${noun}," said ${h}. "Don't tell anyone." It was four days until the fair. The fair began when ${h} did it, and not before. There was even a painting of it, on the side of the cart, done twice life size.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'cover', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They looked for it, though nobody could say what it looked like. It was not in the bed, nor the bread bin. ${k} shook out the curtains. But a ${noun} is a thing you do, and there is nowhere to put a thing like that down. By Wednesday the house was very tidy. "When did you last use it?" said ${k}. "On Sunday," said ${h}. "I did it, and then you did it. You said that it tickled."`,
          `${h} tried steam, and honey, and standing on a cold floor. ${h} tried to catch it out, by thinking of something else. But you cannot creep up on yourself. You always hear it coming. On Wednesday they wrote down what was known of it: large, goes up at the end, answers to no name. "It isn't much to go on," said ${k}, "for a poster." They did not put up the poster.`,
          `"Think back," said ${k}. So they thought back. On Sunday it had been there, and rather a good one. On Monday nobody had asked for it. "Perhaps it was hurt," said ${k}. ${h} went round the garden that evening, saying sorry, in case. But there was only the wind, and the wind has its own. It was Wednesday, and then it was Thursday. That is how it goes.`,
        ]),
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: H, pose: 'kneel', feeling: 'worried' },
            { who: K, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(
            B,
            introducing(A, [
              `It got about, as things do. "Borrow mine," said ${A.name}, at the gate. "It has hardly been used. ${A.says}!" ${h} did it, to be polite. But three people came running, and wanted to know what ${A.name} was so upset about. "${refrain}," said ${h}. Next came ${B.name}, with one that had been in the family for years. "${B.says}!" It was roomy. But it was like a house with somebody else's name on the door. "${refrain}," said ${h}.`,
              `${A.name} and ${B.name} came on Thursday, with two to choose from. "This is my second best," said ${A.name}. "${A.says}!" It pinched. ${h} could only do it with one eye shut. "${refrain}." "Mine stretches," said ${B.name}. "${B.says}!" So it did. But it stretched so far that there was no telling where the front was. "${refrain}," said ${h}. They were so kind about it that it took all afternoon to get them to go.`,
              `People are good, when you have lost something. They bring you theirs. "${A.says}!" said ${A.name}. "It's all in the knees." But ${h} did it from the knees, and fell over. "${refrain}." "${B.says}!" said ${B.name}. "I could do without it till Monday." ${h} wore that one for an hour. But whoever met them in the lane said good morning to ${B.name}, twice. "${refrain}," said ${h}, and took it back, wiped.`,
            ]),
          ),
        ),
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"There's always the horn," said ${g}, on Friday, not looking at anyone. It was off an old lorry. It hung in the shed, and it was extremely like. You could put it behind the curtain on the cart. ${h} would open wide, and somebody would squeeze, and the ropes would come off, and who would know? "I would," said ${h}. "And after that it would be easier," said ${g}. "That's the trouble with it. I only say that it's there." ${k} looked at the horn, and then at the floor.`,
          `In the shed was a horn. ${cap(g)} had found it, and blown off the dust. There it lay on the table, between the jam and the bread. It made just the right noise, if you were not too near. ${h} looked at it. ${h} could stand up there on the cart, as ever, and open and shut. All the children would clap. ${k} would be in front, where ${k} always was, and would hear that it was a horn. "Take it away," said ${h}. But ${g} only put it under a cloth.`,
          `It was ${g} who remembered the horn. It had a rubber ball at one end, and it went off like a cow in a church. From behind a curtain nobody could have told. So that was all right. ${h} practised with it, opening, and looking proud, while ${g} squeezed. It went very well. ${k} watched from the door. "It's good," said ${k}. "It isn't you, though. It doesn't go up at the end." Nobody squeezed anything for a while.`,
        ]),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: G, pose: 'hold', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${h} went out and sat behind the water butt, where nobody goes. It was very quiet there. It was so quiet that there was something in it. "${goes}." It was about as large as a button. It went up at the end. ${h} sat quite still. It was a bit crooked, and it had a cold in it, and ${h} would have known it anywhere. It was not a copy of anything else. There, on the other side of the butt, with both hands round it, stood ${k}.`,
          `It was no good going to bed. ${h} lay down in the long grass and listened to other people's. There was a door, and a dog, and a gate. And then, quite near, and not meant for anyone: "${goes}." ${h} had not done that. ${h} felt, to be sure. It came once more. It was the right shape, in the wrong size, like a shoe in a shop window. "Who's got that?" said ${h}. The grass moved. "Only me," said ${k}. "I can't stop. I'm sorry."`,
          `By then the light was going. ${h} was on the step, being nobody. You do not notice how much of you is noise, until it stops. "${goes}." It was behind the flowerpot, and it was not for showing. It was the way you touch a thing in a pocket, to see that it is there. ${h} put both ears up. A ${noun}! And it was no one else's. No one else went up at the end like that. "${k}?" said ${h}. "Come out here a minute, and bring that with you."`,
        ]),
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [
            { who: K, pose: 'hide', feeling: 'shy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"You've got mine," said ${h}. "I know," said ${k}. "I didn't take it. You do it, and I do it after. I've got every one you ever did, only small." ${h} thought about all those mornings. "I said nearly," said ${h}. "You did, a bit," said ${k}. It is one thing to ask for your own back. It is another to ask to be shown, when you have always been the one who shows. "Would you teach me?" said ${h}. It was the smallest sound that ${h} had ever made.`,
          `"It's only a copy," said ${k}. "It's the only one there is," said ${h}, "so it's not a copy any more." They both looked at that. ${h} would have to learn it, from the beginning, from somebody who came up to one knee. There was not time to do it in private, either. It was tomorrow. There would be everybody, and the cart, and the painting on the side of it. Or else there was the horn. "How does it start?" said ${h}. ${k} had to sit down to answer.`,
          `${k} thought that there would be trouble. "I'll stop," said ${k}. "I know that it's yours." "Don't you dare," said ${h}. It had all turned round, and it was hard to find which way was up. ${h} had the name, and the cart, and the crowd. ${k} had what went inside. There are people who would have taken the horn, and so they need never ask. ${h} knew some. "I've forgotten how," said ${h}. "You'll have to go first, and I'll come after. In front of them all, if need be."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'kneel', feeling: 'shy' },
            { who: K, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At noon they were both on the cart. There was a murmur, because one of them was so short. "I've lost mine," said ${h}, out loud, to the whole of the fair. "${k} has kept it for me. I'm learning it again, so you will have to wait." Somebody laughed. The horn was behind the curtain. It would have taken one second. "${goes}," went ${k}, and it hardly reached the front row. ${h} came after. It was dreadful. "Nearly," said ${k}, and a great many people looked at their feet.`,
          `${h} had on the gold sash, and had never felt such a fool. "It isn't coming from me today," said ${h} to all those faces. "It's coming from here," and lifted ${k} up on to the cart. They did not care for it. They had come a long way for something large. "${goes}." "I can't hear it!" called a man with a pie. ${h} shut both eyes, and did it after, one size smaller still. It was like being four. From beneath the cart somebody held up the horn. ${h} said no.`,
          `They took off the sash, since it was only for whoever did it. That was the rule. ${h} gave it to ${k}, and it went round twice. Then there was nothing to do but begin, with everybody looking. "${goes}," went ${k}. ${h} did it after. It was so small, and so wrong, that a baby turned round to see who it was. "Nearly," said ${k}. It was not said unkindly. ${h} had had no idea that it was such a long word.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: H, pose: 'kneel', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They did it eleven times. At the fourth the man with the pie went off. At the seventh somebody began to count. ${k} went first, and ${h} came after. Each time there was a bit more of it, like a bucket on a rope. At the tenth it turned over. "Go up at the end," whispered ${k}. ${h} went up at the end. "${big}!" The ropes came off by themselves. The milk jumped, right across the square. And one moment later, from the whole of the front row, all together: "${goes}."`,
          `"Don't push it," said ${k}. "You have to leave the door open." So ${h} left the door open. ${k} did it, and ${h} did it. Then they did it both at once. And it knew the way. It came up from the feet, and past the place with the draught in it, and out. "${big}!" Every pigeon in the town got up. Then there was such a hush that you could hear the next one coming, about as big as a button. "${goes}," said ${k}, who could not stop. They liked that one as much. They said so.`,
          `It was not till the ninth time. By that time half of them were joining in. It is hard to watch a thing like that with your mouth shut. There was ${k}, and there was ${h}, and there was a butcher. Then all at once there was something under it, like a floor. "${big}!" It was back. It had come in by the same door that it went out. ${h} stood there with both arms up. And ${k} turned round, and looked it over, and took a long breath. "That's it," said ${k}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They were late home, and had toffee on them. ${h} stood in front of the sideboard. "Who is that?" said ${k}, on tiptoe, with a nose to the old photograph. "That's Great-aunt Hester," said ${h}. "She had a ${noun} you could hear in the next county." "And who's that with her?" There was a small one, down in the corner, with its mouth wide open, a moment late. ${h} had not looked at it for years. "Well, I never," said ${h}. "So that's whose it was."`,
          `"Where did you get yours from?" said ${k}. ${h} was going to say, "It's my own." It had got as far as the teeth. Then ${h} looked up. There they were, in brown, over the sideboard: somebody very big, with a hat on, and somebody very small. They had been doing it when it was taken. You could see that the little one had come in just after. "I think," said ${h}, slowly, "that I was keeping it for someone."`,
          `${k} had the sash on still. It was too long, and went over the step like a tail. "You'd better have this back," said ${k}. "We'll cut it in two," said ${h}. To get the scissors one has to reach up over the sideboard, and there was the photograph. It had turned round on its hook. On the back it said, in pencil: HESTER, AND HER COPY. "Which of them is you?" said ${k}. ${h} did not have to point.`,
        ]),
        scene: {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Now there are two at eight o'clock, and they take turns to go first. Whoever is second says nothing about it. And by the water butt, low down, somebody very small has begun to stand, with its mouth open, to see. But that is in the mornings. It was night, and ${k} was asleep, and rolled over. "${goes}," went the dark, about as large as a button.`,
          `The horn is back in the shed. ${cap(g)} has hung a watering can on it. And in the house with the sideboard there is a new photograph beside the old one. In that there is a blur, where somebody would not keep still. It was late by then. Outside, something went up at the end, quite softly, for it was past ten. ${k} was asleep, and did it back, without waking.`,
          `${k} had always thought that it was only a copy. ${k} lay and tried that thought, in bed, and it did not fit any more. It was like a coat from last winter. "${goes}," said ${k} to the ceiling, and then, because nobody was there to hear it: "Mine." Then ${k} was asleep. A good way off, over all the roofs, somebody heard it, and did not say nearly.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sleep', feeling: 'calm' }],
        },
      },
    ],
  };
}
