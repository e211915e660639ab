import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: it could be kept for good, by somebody who never stood in a shadow again. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, U, u, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(U, 'look-up', 'happy'), seen(C, 'hold', 'curious', 'watering-can')],
          things: ['watering-can'],
        },
        `There is nothing wrong with wanting a thing, so long as it stays over the next hill. ${U.introduced} wanted a rainbow. In eleven years ${u} had run after two hundred and six, and had got wet. "You do know that they move?" said ${c}, watering the beans with the evening sun behind. The drops came down in all colours, as drops will. Neither of them looked. "So do I," said ${u}.`,
        `A rainbow is always one field off. You walk to it, and it walks too, with its hands behind its back. Everybody in the valley knew this but ${U.introduced}, who was keeping count. "Two hundred and six," said ${u}, coming in muddy. ${c} was in the beans with a watering can, and the low sun shone through what came out. It made quite a pretty sight. Nobody was watching it.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(U, 'jump', 'excited'), seen(C, 'stand', 'surprised')],
          things: ['rainbow'],
        },
        `The two hundred and seventh made a mistake. It came down just beyond the gate, and it stopped to look at a buttercup. That was all ${u} needed. There was a drumming of hooves. There was a pop, such as you hear when a jar is opened that was shut by somebody strong. Then there was a smell of lemons. "${c}," said ${u}, in a small voice, "don't tell me unless it's so."`,
        `It rained with the sun out, and number two hundred and seven put its foot down right by the pond. Perhaps it was tired. ${u} did not think. There was a gallop, and a leap, and a pop. ${c} came out from under the bean poles, and stood there with an open mouth. "Is it behind me?" said ${u}. "In a way," said ${c}. "It's rather above you, as well."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(U, 'dance', 'proud'), seen(C, 'cheer', 'happy')],
          things: ['rainbow'],
        },
        `It hung from the horn in one long curve, violet on the inside and red on the outside. Nobody had ever seen the end of one so close. It was stitched, ${c} said, very fine. By Thursday there were people at the gate. By Friday there was somebody selling buns. ${u} walked up and down before them, and the rainbow went swish. "I've got it," ${u} said, every night, in the dark, to make sure. It lit the whole stable.`,
        `You could not have made a better thing to wear. It hung to the left and to the right, and followed every turn of the head, like a good curtain. They came from three villages. A painter came. "How did you do it?" they asked. "I didn't give up," said ${u}, which was so. ${c} kept the gate, and was proud too. It was three days before it next rained.`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'stand', 'worried'), seen(C, 'look-up', 'sad')] },
        `On Saturday it showered, with sun. All along the valley the doors opened. An old man came out with his cup, as he had for seventy years. A small boy was held up high, who had never seen one. They looked where it ought to be. They went on looking, the way that you go on feeling for a stair. Then the doors shut, one after the other. ${u} had stopped in the middle of a turn. "They were looking for mine," said ${u}.`,
        `Then came sun and rain together, and ${c} saw the whole valley step outside. It was what they did. The old man stood there with his cup. A small boy was up on somebody's shoulders. There was the cloud, and there was the sun, and between them was a great deal of grey. "It's late," said the boy. They gave it ten minutes. "${u}," said ${c}. "How many did you think there were?" "I thought," said ${u}, "that there was always another."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'reach', 'determined'), seen(U, 'stand', 'worried')], things: ['rainbow'] },
        `So it had to go back. They agreed about that, and ${c} took hold and pulled. It ran out like a tape measure, over the pond and past the gate. It got to the church. There it seemed to remember something. Ping. "${refrain}" said ${c}, from the middle of the beans. They used butter, and soap, and at last a good deal of running about. It came out cleaner every time, and it did not come off.`,
        `"I'll give it back," said ${u}, quite quickly, so as to have said it. It was not so easy. ${c} tied the one end to the gate, and ${u} walked to the end of the field. It stretched as thin as a thread. They could hear it hum. Ping. "${refrain}" They tried it with goose fat. They tried jumping through it again, from the back, nine times. The goose fat went a lovely green.`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'stand', 'worried'), seen(C, 'think', 'curious')], things: ['rainbow'] },
        `It was ${c} who noticed about the shade. They were going under the oak, and all at once there was less of it. The red went first. "Stop!" cried ${u}, and sprang out into the sun, and it was all there again. They looked at each other. "At night you had the lamp lit," said ${c}. "You always do." "So I need only keep in the light," said ${u}. "For good. Then it would never come off." Neither of them said who would have to go without.`,
        `Then ${u} went into the barn for a drink, and came straight out, white in the face. "It goes thin in there," said ${u}. "In the dark bit. It nearly went." So that was how you took it off. You had only to stand in a shadow. And that was how you kept it on. "I'd never need to go in," said ${u}. "I could have it always. There's sun by day. There's the lamp." ${c} said nothing. It was not ${C.names} rainbow.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(U, 'stand', 'determined'), seen(C, 'stand', 'worried')] },
        `That evening ${u} stood in front of the barn door for a long time. Inside it was as black as a boot. Two hundred and six, and then this one. Down in the valley somebody was telling a small boy about a thing with colours in it. "Will you shut the door behind me?" said ${u}. "I don't trust my legs." ${c} shut it. It took about as long as a verse of a song. When it was opened again, there was only a white horn. "Was it brave?" said ${u}. "I couldn't look."`,
        `The sun got low, and ${u} had to walk to stay in it. First it was the field, and then the top of the field, and then the hill. At last there was one bright strip left, as wide as a bath mat. Below in the valley they were lighting lamps. ${u} looked at the strip for a while. Nobody pushed. Then ${u} took one step to the side, out of it. The colours went in at the tip, one by one. "That's that," said ${u}. ${c} stood very close.`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'sit', 'sad'), seen(C, 'sit', 'sad')] },
        `They had thought that it would fly up, back to its place. It did nothing of the kind. On Sunday there was sun and rain, and people on their steps, and no rainbow. "I haven't given it back at all," said ${u}. "I've only lost it. I had the last one in the world, and I put it out." ${c} could not think of an answer. There were still the beans to water.`,
        `It ought to have gone home. They had both been sure of it. They watched the sky all Sunday, in between showers, and so did everyone. "It didn't go anywhere," said ${u}. "It just stopped." There is not much that you can say to that. ${c} went and filled the can, because the beans were no better for it, and had had a hard week.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(C, 'hold', 'excited', 'watering-can'), seen(U, 'stand', 'surprised')],
          things: ['watering-can'],
        },
        `It was early the next day, and the sun was on ${C.names} back. The can tipped. And ${u}, who was looking at nothing, saw it. It was in the drops. It was about as long as an arm, and it had all seven. "Stop!" said ${u}. The can stopped. It went. "Again!" It came. "It's not a thing," said ${c} slowly. "That's why it wouldn't come off. It's what the sun does to rain. You can't use it up! There's no last one. You only have to stand with your back to the light."`,
        `The next day ${c} had the sun behind, as always, and the can up high, as always. "Don't move," said ${u}. It was there, in the falling water. It was a small one, and it shook. ${c} lowered the can, and it was gone. ${c} lifted it, and there it was. "It's been here all along," said ${c}, "every evening. It's just sun and wet. We had our noses over the hill." "Then I didn't put it out," said ${u}. "You couldn't. Nobody could. But it does want both."`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'stand', 'determined'), seen(C, 'cheer', 'happy')], things: ['rainbow'] },
        `They told the valley. People came with cans and hoses. The old man brought his teapot. "Backs to the sun," called ${c}, "and pour!" It stood from hedge to hedge, with the small boy's hand held out to it. And ${u}, who could have been over that hedge in three strides, stayed put. It took all four legs, and most of the neck. "Two hundred and eight," said ${u}. The next shower did it by itself, and twice as wide.`,
        `By noon there were forty of them in the field with everything that holds water. "Backs to the sun!" said ${c}. It went up, all at once, like a breath. The small boy did not say anything. He just took hold of the nearest ear. It was ${u}'s. ${u} was shaking from nose to tail, and standing still. It is far harder than jumping. "Don't you want to?" said ${c}. "Every bit of me," said ${u}. "Look at his face, though."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(U, 'stand', 'happy'), seen(C, 'stand', 'calm')],
          things: ['rainbow'],
        },
        `${u} has stopped counting, there being no end to them. But of an evening, when the can is nearly empty, a horn is put out over the beans. Only the tip goes in, and only for as long as it takes to say it. "Is it on?" says ${c}, who always asks. "No," says ${u}. "It's just that we know each other."`,
        `There's a white horn in that valley with a stain on the very tip, a sort of red. Visitors ask about it. "Beans," says ${c}. It happens in the evening, with the sun low, when the can is nearly empty. Somebody leans over, and touches what is there, and steps back. The legs still want to. They are told, each time, and each time they are a little more polite about it.`,
      ),
    ],
  };
}
