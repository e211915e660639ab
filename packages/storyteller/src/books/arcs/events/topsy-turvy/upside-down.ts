import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { mateBeside } from '../mate-beside.ts';

const REFRAINS = [
  'Upside down',
  'Still upside down',
  'All upside down',
  'Upside down again',
  'Quite upside down',
  'Upside down, as ever',
  'Nothing but upside down',
  'Up is down',
  'Down is up',
  'Head over heels',
] as const;
const TITLES = ['upside down', 'the porridge on the ceiling', 'the day up was down', 'half past one in the morning'];

/** A clock is hung with its twelve at the bottom, and everything falls up, until somebody looks at the clock. */
export const UPSIDE_DOWN: EventPlot = mateBeside({ id: 'upside-down', young, middle, old });

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'jump', 'happy')], things: ['clock', 'ball'] },
        `Bump! A ball hit the clock. Down it fell. ${A.introduced} hung it up. It looked funny.`,
        `${A.introduced} had a ball. Bump! Down fell the clock. Up it went again. It looked funny.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(B, 'float', 'surprised')] },
        `Whoops! ${a} fell up. ${B.introduced} fell up, too.${comesToo} They sat on the ceiling. "${refrain}"`,
        `Whoops! Up fell ${a}. Up fell ${B.introduced}.${comesToo} They stood on the ceiling! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'cup')], things: ['cup', 'milk'] },
        `${a} wanted milk. But the milk fell up! "${refrain}"`,
        `Here was milk in a cup. Up it ran! "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined'), seen(B, 'stand', 'curious')] },
        `So ${a} stood the other way up. Milk ran up ${A.names} nose! "${refrain}"`,
        `${a} tried it head down. Oh! Milk in the nose! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'hold', 'determined', 'string')], things: ['chair', 'string'] },
        `${b} tied the chair down with string. Snap! Up it went. "${refrain}"`,
        `${b} got string for the chair. Snap! Up it went. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sad'), seen(B, 'sit', 'sad')] },
        `"I want it to stop," said ${a}. "My feet want the floor."`,
        `The floor was so far away! "I want it back," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['clock'] },
        `Tick, tock. "The clock hangs upside down," said ${a}. "I did that!"`,
        `Tick, tock, went the clock. "It is upside down!" said ${a}. "I did that!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'reach', 'determined')],
          things: ['clock'],
        },
        `${b} held ${a}. ${a} held the clock. They turned it round. Click!`,
        `${a} got on ${b}. Up, up! They turned the clock. Click, it went.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['chair'] },
        `Down fell ${a}. Down fell ${b}. Down came the chair. Bump!`,
        `Whoops! Bump, went ${a}. Bump, went ${b}. Bump, went the chair.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(B, 'stand', 'happy')], things: ['milk', 'cup'] },
        `Now the milk stayed in the cup. On the ceiling was one footprint. "${refrain}"`,
        `The milk stayed in. But look up! Who walked on the ceiling? "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'jump', 'worried')], things: ['clock', 'ball'] },
        `There is to be no ball in the kitchen. ${A.introduced} only bounced it once. It hit the clock, and the clock fell down. It was seven o'clock. "It's still going," said ${a}, and hung it up again, quickly.`,
        `At seven o'clock ${A.introduced} threw a ball at nothing in particular. It hit the kitchen clock, right in the face. Down came the clock. It went on ticking. ${a} hung it back on its nail, in a hurry.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(B, 'float', 'surprised')] },
        `Tick, it said, and tock. Then ${A.names} feet left the floor. ${a} fell, but it was the wrong way. Bump! ${B.introduced} landed next to ${a}.${comesToo} They were sitting on the ceiling, beside the lamp. "${refrain}," said ${b}.`,
        `Tock, it said, and tick. And the floor let go. ${a} fell up, and so did the chairs. So did ${B.introduced}.${comesToo} They all came down on the ceiling, if that is down. "${refrain}," said ${b}, with a chair on top.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'cup'), seen(B, 'sit', 'curious')], things: ['cup'] },
        `It was very funny for ten minutes. They ran round the lamp, and jumped over the beams. Then ${a} wanted breakfast. But the milk would not go into the cup. It went up past it to the porridge, which was on the ceiling. "${refrain}!" said ${b}.`,
        `At first it was the best thing that had ever happened. One could look down on top of the cupboard, or rather up. But then they got hungry. The porridge had left its bowl. It sat on the ceiling in one piece. "${refrain}!" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined'), seen(B, 'stand', 'curious')] },
        `"It's only we who are wrong," said ${a}. "We need to stand on our heads." So they did. Now the kitchen looked just as it should. Then ${a} took a sip of milk. It came out at the nose. "${refrain}," said ${b}.`,
        `"If we stand on our heads," said ${a}, "it'll be the right way up." It was, too. One could have sworn that it was. But all the porridge went up ${B.names} ear. "${refrain}," said ${b}, and shook it out.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'hold', 'determined', 'string'), seen(A, 'reach', 'determined')],
          things: ['chair', 'string'],
        },
        `Next they tied things down. ${b} threw a string round the tap. Then they pulled a chair down. ${a} sat on it, and it was lovely. But string is made for hanging things the other way. Twang! "${refrain}," said ${a}, from the lamp.`,
        `Then ${b} found the string. They tied one chair to the oven, and ${a} to the chair. "There," said ${b}. "Now you're down." The knot thought it over. Then it let go, and ${a} went back up like a cork. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sad'), seen(B, 'sit', 'sad')] },
        `They looked out of the window. The washing stood straight up. The cat next door was under a branch, and very cross. A leaf came off the tree, and fell into the sky, and was gone. "I don't think I like it now," said ${b}.`,
        `Outside it was the same. The swing stood on end. The dog next door held on to the fence with all its feet. The rain in the barrel had gone up. "It's not so funny," said ${a}, "if it doesn't stop."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'look-up', 'curious')], things: ['clock'] },
        `"What time is it?" said ${b}. ${a} bent over to see. "Half past one! But we've only just got up!" They both bent over. The twelve was at the bottom, and the six was at the top. "It's the clock!" said ${a}. "I hung it upside down!"`,
        `Tick, said the clock. ${a} looked at it. "Half past one! But it was seven just now!" Then ${a} bent over, and looked between two knees. Now it was seven. "It's hanging on its head," said ${a}. "I did that. It thinks that down is up!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'determined'), seen(A, 'reach', 'determined')],
          things: ['clock', 'chair'],
        },
        `But the clock was far above them now. They put a chair on the ceiling, and a bucket on the chair. ${b} held the chair, and ${a} climbed up. "A bit more," said ${b}. One finger touched the clock. It swung round, once. Click.`,
        `From the ceiling one could not reach it. So they piled up chairs, and ${b} held them with both arms. ${a} stood on the last one, and stretched, and got hold of the clock. It was stiff. Then it turned, all the way round. Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'happy')], things: ['chair'] },
        `For one tick nothing happened. "Cushions!" said ${b}. They had just time to hug one each. Then down came ${a}, and down came ${b}, and all the chairs. Last of all came the porridge. It landed in the bowl.`,
        `"What happens to us now?" said ${b}. Then they knew. Everything let go of the ceiling. They fell on the rug, which was soft. The chairs fell round them in a ring. The porridge came down on ${B.names} head.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'stand', 'happy')],
          things: ['clock', 'milk'],
        },
        `The milk stayed in the cup. It was the nicest milk that there had ever been. "Who has been walking on my ceiling?" said a voice at the door. There were footprints up there, right round the lamp. "${refrain}," said ${a}, and drank up.`,
        `At eight they had breakfast, on chairs, on the floor. The clock said eight as well. Nobody would ever have known. Only, when ${b} leaned back, there were footprints all round the lamp. "${refrain}," they said, and did not look up again.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'jump', 'worried')], things: ['clock', 'ball'] },
        `There was a rule about balls in the kitchen, and it was written on the fridge. ${A.introduced} was just throwing one, to see whether it was a good rule. It hit the clock. The clock came off its nail at seven exactly, and rolled under the table, and went on ticking. "No harm done," said ${a} to the fridge. It went back up in about two seconds, without anybody looking very closely at which way.`,
        `Nobody knows how old the kitchen clock is. It was in the house when they bought it, and it had never been off the wall. So ${A.introduced} was the first to have it down, with a ball, at seven in the morning. It lay on its back and ticked. There were steps upstairs. ${a} snatched it up, and felt for the nail, and hung it there, any old how. Then ${a} sat down and looked like somebody waiting for porridge.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(B, 'float', 'surprised')] },
        `There was a tick. There ought to have been a tock. Instead of it, the floor let go. ${a} saw it leave, with the table and the mat. It is quite different from jumping, since one doesn't come back. ${B.introduced} came up through the air backwards, holding a spoon.${comesToo} They met on the ceiling, on either side of the lamp, in a shower of chairs. "${refrain}," said ${b}, in a small voice.`,
        `It began with the spoons. They went up, one by one, like a flock of something. After them went the chairs. ${a} thought, "How odd," and then there was no floor. ${B.introduced} was just coming in at the door, and didn't get any further, only higher.${comesToo} It did not hurt. They sat up, and there was the lamp between them, growing out of the ground like a flower. "${refrain}," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'worried')], things: ['clock'] },
        `${a} looked up, which was down, and saw the clock. It said half past one. It was not half past one. It was a minute past seven, and the six was on top, where no clock has its six. So that was it. ${a} knew it as surely as one knows one's own coat. "What has happened?" said ${b}. It would have taken five words to say. ${a} looked at all that lovely, empty ceiling. "No idea," said ${a}.`,
        `"What did it?" said ${b}. It was then that ${a} noticed the clock. The twelve was at the bottom. It showed half past one, and it had been seven. ${a} had hung it there with these two hands, and they went rather hot. One could say so, and be asked about the ball. Or else one could wait a bit. There was a whole ceiling, and nobody had ever run on it. "It's a mystery," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'sit', 'worried')] },
        `It was the best hour of ${A.names} life. One could vault the beams. One could swing round the lamp by one arm. There was dust to write a name in, and ${a} wrote it eleven times. In every doorway there was a wall to climb over. ${b} had hardly moved. "Doesn't your head feel full?" said ${b}. "Mine's like a jug." "It's only because you look at the floor," said ${a}. "Look at your feet. ${refrain}, and who cares?"`,
        `They had a running track right round the lamp. They had a slide, where the roof comes down, and dust to write one's name in. ${a} wrote it eleven times. "Come on!" said ${a}. ${b} was sitting in a corner, with both arms round a curtain rail, quite pale. "It's the sky," said ${b}. "I can see it out of the window, underneath. If somebody opened the door, we should fall into it." "${refrain}," said ${a}. "You do worry."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'cup'), seen(B, 'sit', 'curious')], things: ['cup'] },
        `Breakfast was the first thing that went wrong. The porridge had gone up in one lump and stuck. Milk missed the cup, and made a lake. They stood on their heads, so as to have it the right way up. For a moment there was the kitchen, just as it always was. ${b} cried out, it was so nice. Then ${a} drank. It's surprising where milk can come out. "${refrain}," said ${b}, and nobody laughed very long.`,
        `Then they were hungry, and the larder was twelve feet above them, bolted to a floor. They threw a string round the tap and tied a chair down there. ${b} sat on it, and sighed. "That's better," said ${b}. "That's the way I go." It held for nearly a minute. Then the string went twang. ${b} came up again with the chair, and lay there. "${refrain}," said ${b}, with both eyes shut. There was not even any bread.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'worried'), seen(B, 'point', 'sad')] },
        `"Look," said ${b}, at the window. The old man from over the road was lying inside his porch roof, and calling for his hat. The hat was a dot. Along the gutter went the swallows, who had a nest there with four in it. The nest is open at the top. They had shut it with their own backs, and hung on. It was only then that ${a} thought that it might be the same everywhere.`,
        `They looked out. ${a} had been rather keeping away from the window. The pond had gone up. The dog next door was lying on the underside of its kennel roof, and shook. In the apple tree was the swallows' nest, with its opening towards the sky. The old ones were spread over it, all four wings, so that nothing should fall out. "How long can they do that?" said ${b}. It was not a thing that one could laugh at.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'surprised')] },
        `"It's the clock," said ${a}. It came out much louder than was meant. "I hung it up the wrong way. I knew at once. I could have said so at a minute past seven." ${b} looked at ${a} for some time. "I've been sick in a hat," said ${b}, slowly. "I know," said ${a}. "I was running round the lamp." There was nothing else to say about that, and so they looked up at the clock.`,
        `${a} stood there for a while. There's a good time to say such a thing, and it's the first minute. After that it grows. "I know what it is," said ${a}. "It's me. I knocked down the clock, and it's hanging on its head. I've known all morning." "All morning?" said ${b}. "When I asked you?" "It was such a nice ceiling," said ${a}, and could not look at ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'worried')],
          things: ['clock', 'chair'],
        },
        `It had been easy to reach from the floor. From the ceiling it was as high as a house. ${a} put a chair on a chair, and a bucket on top, and could just stroke the underneath of it. What was wanted was another pair of arms, held high, by somebody standing on the bucket. "I can't," said ${b}. "I can't go higher. I can't even sit." "I know," said ${a}, and tried again alone, and the bucket slipped.`,
        `${a} tried with a broom, and with a string that had a spoon on it. The clock swung to and fro, and hung there. With all the chairs on top of each other, there was still as much missing as one is tall. "You'd have to stand on me," said ${b}. ${b} had gone the colour of the porridge. "You needn't," said ${a}. "It's my fault. I'll find something." "You won't, though," said ${b}. "You've looked."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'determined'), seen(A, 'reach', 'determined')],
          things: ['clock', 'chair'],
        },
        `${b} stood up. It took two goes. "Talk to me," said ${b}, "and don't say that it's fun." So ${a} talked. They went up like two people in a dark cellar. ${a} told ${b} about each step before it came. At the top ${b} held on to the pipe, and ${a} went up over knee and shoulder. "I should have told you," said ${a}, from there. "Yes," said ${b}. "Have you got it?" It turned. Click.`,
        `So ${b} climbed, eyes shut, from chair to chair, and ${a} moved each foot to where it should go. "That's one. There's the next. I've got you." At the last, ${b} reached up, and held on to the clock's own shelf. ${a} climbed ${b} as one climbs a tree. "I'm sorry about the curtain rail," said ${a}. "Less talking," said ${b}. It was stiff, and then it wasn't. The twelve came up over the top like a sun. Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'happy')], things: ['chair', 'clock'] },
        `One has about a tick. "Hold on," said ${a}. They hung there by the clock shelf, both of them, one arm each. They felt their feet grow heavy. Behind them, everything that had gone up that morning came down, chairs first. Then they let go, and it was one foot to the floor. ${b} lay flat on it, with spread arms. "Hello, floor," said ${b}. Last came the porridge. It got them both.`,
        `There was a tock, and it was the one that had been owing since seven. They had hold of the shelf, and that was lucky, for all the chairs went by. When it was quiet, they found that they were hanging a hand's breadth above the floor. ${b} stepped down on to it, and then stepped again, only to do it. "It's so low," said ${b}. "I'd forgotten how nice and low it is."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'calm'), seen(B, 'look-up', 'happy')], things: ['ball'] },
        `The swallows were back on the wire, shaking out their wings. ${a} counted four beaks. There was a hat in the road, and somebody came out for it. On the fridge it said, "No balls in the kitchen." Under that ${a} wrote, "It's a good rule," and a name. "They'll ask you why," said ${b}. "I know," said ${a}. "I'll tell them at once, this time. It's shorter."`,
        `"Whatever happened in here?" said somebody, at the door. One could have said that it was a mystery. "I threw a ball," said ${a}, "and hit the clock, and I hung it up wrong." It took six seconds. The ball went on top of the cupboard for a month. The dog next door lay in the middle of the lawn and would not be moved. And in the nest there were four. ${b} had counted them twice.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['clock'],
        },
        `Round the lamp there are footprints. They've been painted over twice, and come through. "Did you like none of it?" said ${a}, one evening, looking up. ${b} thought about it. "I liked the floor," said ${b}. "You don't, before." The clock said half past one, or else it was seven. They both bent over, to make sure. "${refrain}?" said ${b}. "No," said ${a}. "Seven."`,
        `There's one place where nobody has dusted. You have to lie on your back on the table to see it. It's ${A.names} name, eleven times, on the ceiling. Under the last there is another name, in very small letters. "When did you do that?" said ${a}. "When you weren't looking," said ${b}. "I thought that I'd better have been there." They lay and looked at it. "${refrain}," they said.`,
      ),
    ],
  };
}
