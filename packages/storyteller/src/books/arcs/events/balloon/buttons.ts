import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace } from '../the-one.ts';

const REFRAINS = [
  'Up, up, up!',
  'Up and away!',
  'Up again!',
  'Straight up!',
  'All the way up!',
  'Up, of course!',
  'Up, as ever!',
  'Up, up and up!',
  'And up!',
  'Up and off!',
] as const;
const TITLES = ['up, up, up', 'three buttons', 'the balloon that stayed', 'as high as a nose'];

const COLOUR =
  /\b(red|blue|yellow|green|pink|orange|purple|white|black|gold|golden|silver|rainbow|heart|star|dinosaur|unicorn|spotted|stripy|striped) (?:\p{L}+ )?balloon\b/iu;

const GOT_AT =
  /\b(?:at|from|in) (?:the|a|my|our) ((?:school |summer )?(?:fun ?fair|fair|circus|carnival|market|party|show|zoo|parade|festival|beach|shop))\b/i;
interface Parts {
  /** "red". */
  readonly colour: string;
  /** " at the fair". */
  readonly at: string;
  readonly refrain: string;
  /** A small child who would have liked one. */
  readonly N: Figure;
  readonly n: string;
}

function partsOf(going: Going): Parts {
  const { raw, company, chance, K } = going;
  const N = company.person(K.name === 'Nell' ? 'Dot' : 'Nell', 'child');
  const [, got] = GOT_AT.exec(raw) ?? [];
  const at = /birthday/.test(raw) ? ' at the party' : got === undefined ? inPlace(going, '') : ` at the ${got}`;
  return { colour: COLOUR.exec(raw)?.[1] ?? 'red', at, refrain: chance.pick(...REFRAINS), N, n: N.name };
}

/** A balloon goes up until it has three buttons on its string; the wind takes it, and the buttons say where it went. */
export const BUTTONS: EventPlot = { id: 'buttons', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { colour, at, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'happy', 'balloon')] },
        `${A.introduced} got a ${colour} balloon${at}. It has a long string.`,
        `Look! A ${colour} balloon${at}! ${A.introduced} holds the string.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['balloon'],
        },
        `${a} lets go. "${refrain}" Bump, goes the ceiling. ${B.introduced} looks up.`,
        `Oops! "${refrain}" It bumps on the ceiling. ${B.introduced} looks up.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'curious', 'button'), seen(B, 'look-up', 'curious')],
          things: ['balloon'],
        },
        `${a} pulls it down. ${a} ties on a button. "${refrain}" says ${b}.`,
        `Down with you, balloon! ${a} ties on one button. But: "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy')], things: ['balloon', 'button'] },
        `Two buttons? Up! Three buttons? It floats, just by ${A.names} nose.`,
        `One more button. Up! One more. Now it floats by ${A.names} nose.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['balloon'],
        },
        `Now ${a} can let go. The balloon comes for a walk!`,
        `Out they go for a walk. The balloon walks, too!`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'look-up', 'surprised')],
          things: ['balloon'],
        },
        `Whoosh! The wind takes the balloon. "${refrain}" says ${b}. It is gone.`,
        `But then comes a wind. Whoosh! "${refrain}" The balloon is gone.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'kneel', 'sad'), seen(B, 'point', 'curious')],
          things: ['button'],
        },
        `${a} is sad. "Look," says ${b}. There lies a button. There lies another!`,
        `No balloon anywhere. But what is that? A button! And one more!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'curious'), seen(B, 'kneel', 'curious')], things: ['button'] },
        `The last one lies in the bus shelter. ${b} looks under the bench. Nothing.`,
        `In the bus shelter is the last one. Is the balloon under the bench? No.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'excited'), seen(B, 'look-up', 'happy')], things: ['balloon'] },
        `Then ${a} looks up. Bump, bump! There it is, under the roof!`,
        `"Up!" says ${a}. And there it is. Bump, bump, under the roof!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['balloon'] },
        `In the morning it is a bit soft. No buttons now. It stays with ${a}.`,
        `Next day it is a bit small. It needs no buttons. It just stays.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { colour, at, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'happy', 'balloon')] },
        `${A.introduced} had got a balloon${at}. It was ${colour}, as tight as a drum, and it pulled at its string. "It wants to go somewhere," said ${a}. "Where do you want to go?"`,
        `It was a ${colour} balloon on a long string. ${A.introduced} had got it${at}. ${a} had not let go of it once. "It's pulling," said ${a}, "very gently."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['balloon'],
        },
        `Then ${a} sneezed, and needed both hands. "${refrain}" said ${B.introduced}. The balloon went bump against the ceiling, and looked for a hole. "Get it down!" said ${a}. It took a broom.`,
        `But nobody can eat an egg with one hand. ${a} let go, just for a moment. "${refrain}" said ${B.introduced}. It bumped along under the ceiling, as if it were looking for a hole. They needed a broom to get it down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'curious', 'button'), seen(B, 'stand', 'curious')],
          things: ['balloon'],
        },
        `"It's too light," said ${a}, and tied a brick to the string. Now it did not go up. It did not go anywhere, and nor did ${a}. So ${a} tied on a button instead. "${refrain}" said ${b}. Up went the button, too.`,
        `"It needs something heavy," said ${b}. They tied it to the leg of the table. It was like a dog that nobody takes out. Then they tried it with one button on the string. "${refrain}" said ${b}. Now there was a button under the ceiling.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['balloon', 'button'],
        },
        `With two buttons it went up more slowly. With three it thought about it. "It's staying!" said ${b}. It floated in the air, just as high as ${A.names} nose.`,
        `They tied on a second button, and it went up like an old lift. They tied on a third, and let go. "It's staying!" cried ${b}. There it floated, by itself, and looked ${a} in the face.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy')],
          things: ['balloon'],
        },
        `And when ${a} walked, it came along behind, in the draught. They went down the whole street like that, all three. "It's following me," said ${a}. "Sit," said ${b} to it.`,
        `A balloon like that can be taken for walks. It came along behind, and stopped when ${a} stopped. People looked out of their windows. "Does it bite?" said ${b}. They laughed so much that they leaned on a wall.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')],
          things: ['balloon'],
        },
        `Round the corner there was wind. It took the balloon, and shook it, and was off over the hedge. They ran and ran. Then they could not see it any more. "${refrain}" said ${b}, in a small voice.`,
        `They had forgotten about the wind. It came round the corner, and it was quicker than ${a}. "Hold it!" cried ${b}. Over the wall it went, dancing. "${refrain}" said ${b}, very low.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'point', 'curious')],
          things: ['button'],
        },
        `${a} did not say anything. There was a button on the path. It was one of the three. "It's lost one," said ${a}. "Then it's higher now," said ${b}. By the letter box lay the second. "And now it's higher still."`,
        `They looked at the sky until their necks were stiff. Then ${b} trod on something. It was a button. Ten steps on there was another one. "It came this way," said ${a}. "And it's got only one left."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'kneel', 'worried')], things: ['button'] },
        `The third one lay in the bus shelter. Now there was nothing to hold it at all. ${b} looked under the bench, and behind the timetable. "It's gone, then," said ${a}, and sat down.`,
        `The last button was in the bus shelter, in the dust. ${b} crept all round the floor. There was a glove. "With no buttons it's gone for good," said ${a}. They sat down on the bench, as if for a bus.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'look-up', 'surprised')],
          things: ['balloon'],
        },
        `Bump, something said. ${a} knew that bump. They had looked low down, and that is not where balloons go. They looked up. There it was, under the roof of the shelter, looking for the hole.`,
        `It was quiet, and then there was a bump. Where had they heard that before? It was under the ceiling at home. "We've been looking down!" cried ${a}, and looked up. Under the roof, right in the corner, hung a ${colour} balloon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'balloon'), seen(B, 'stand', 'proud')] },
        `From the bench, on tiptoe, ${b} could just reach the string. ${a} put all the buttons on again, with knots. "Nobody lets go," said ${b}, "until we're home."`,
        `${b} got up on the bench and just reached the string. On went the buttons, with two knots each. "Both hands," said ${b}, all the way home.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'curious')],
          things: ['balloon'],
        },
        `In the morning it lay on the floor. "It's tired," said ${b}. But it was only the buttons. ${a} took them off, one, two, three. "${refrain}" said ${b}. No. It hung there by itself, a bit soft, just by ${A.names} nose.`,
        `The next day it was not so tight any more. The buttons had pulled it down to the carpet. "Then it doesn't need them," said ${a}, and untied all three. "${refrain}" cried ${b}, and jumped. It didn't go up. It stayed where ${a} was.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { colour, at, refrain, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy', 'balloon'), seen(N, 'stand', 'sad')],
        },
        `It was the last one the man had, and it was ${colour}. ${A.introduced} got it${at}, and felt at once how it pulled. Behind ${a} in the line stood somebody small, called ${n}, with the right money in a hot hand. "All gone," said the man. ${a} did see ${n}. But anybody with a balloon looks up.`,
        `${A.introduced} had been just in time. There was one balloon left${at}, and it was ${colour}. Now it had a string, and the string was ${A.names}. "That was the last," said the man to whoever came next in the line. It was little ${n}, who said nothing, and did not go away. ${a} went away. It's hard to be sorry for somebody when you have a balloon.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'curious')],
          things: ['balloon'],
        },
        `At home ${a} let go, to take off a shoe. "${refrain}" said ${B.introduced}. It bumped along the ceiling from corner to corner, like somebody looking for the way out. It took a chair and a broom to get hold of the string. "Come down!" said ${b} to it. "No. It only knows one direction."`,
        `Nobody can do everything with one hand. After tea ${a} let go of it for as long as it takes to butter bread. "${refrain}" said ${B.introduced}. There it was, under the ceiling, bumping gently, as a fly does on a window. They fished for it with a broom. "You can't call it down," said ${b}. "It hasn't got a down."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'button'), seen(B, 'stand', 'calm')],
          things: ['balloon'],
        },
        `"Tie it to a brick," said ${b}, who liked things to be safe. They did. It was perfectly safe. It stood over its brick all evening and looked at the wall. You could have hung a coat on it. "That's not a balloon," said ${a}. "That's a lamp." And ${a} got out the button tin.`,
        `${b} was for a brick, with a double knot. It could not get away from that. It could not do anything else either. They sat and looked at it. "What's it for, like that?" said ${a}. "For keeping," said ${b}. ${a} did not want to keep it. ${a} wanted to have it. So they tried buttons.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'surprised')],
          things: ['balloon', 'button'],
        },
        `One button went to the ceiling with it. "${refrain}" said ${b}. Two went up slowly, and came to rest among the cobwebs. ${a} tied on a third, and opened both hands. It sank a little. It rose a little. Then it floated, in the middle of the air, exactly as high as ${A.names} nose. When ${a} walked to the door, it turned round, and came too.`,
        `With one button on its string it rose like a lift. "${refrain}" said ${b}. With two it rose like an old lift, as far as the cobwebs. With three, it stopped. It was not tied to anything at all, and it stayed. It floated there before ${a}, nose to nose. ${a} took a step back, and it took a step after. "It's tame," whispered ${b}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'worried')],
          things: ['balloon'],
        },
        `It was the best walk that anybody has ever had. They went along Mill Lane, down the middle of the pavement, with nobody holding on to anybody. A man lifted his hat to it. "Take the string," said ${b}. "Just round the corner. There's always a wind at the corner." "It stays," said ${a}. "It's stayed for an hour." That was true. It had been an hour without a corner in it.`,
        `They took it out. It came along between them at the height of a small person, and stopped at the kerb when they did. A man lifted his hat. A baby in a pram said its first word, or so its mother thought. "You might hold on to it," said ${b}. "In case of wind." "Then it's on a brick again," said ${a}, and walked on with both hands in the air. There was no wind. That was in Mill Lane. At the end of Mill Lane there is the square.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')],
          things: ['balloon'],
        },
        `The wind was waiting at the corner. It picked the balloon up, turned it over twice, and threw it across the road. ${a} had two hands free, and neither was in time. They had to stop at the kerb, and look left and right. When they had done with right, there was no balloon any more. "${refrain}" said ${b}, but not as it had been said before. ${b} did not say the other thing. It was nearly worse.`,
        `It went all at once. There was a gust, and ${a} clapped both hands together on nothing. They saw it go over the wall, and come up again farther off, smaller. Then it was behind the chimneys. "${refrain}" said ${b}, very low. If ${b} had said, "I told you," they could have quarrelled. So there was nothing to do but stand there.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'point', 'curious')],
          things: ['button'],
        },
        `It was ${b} who found the button. It lay by the drain, with a bit of thread in it. "My knots," said ${a}. "My knots were never any good." But they thought about it. With two buttons it goes up slowly. It could not have gone far, at least not there. They went on with their noses to the ground, and by the letter box lay the second.`,
        `"That's mine," said ${a}, and picked it up. It was a green button with four holes. It had come undone. "So it's on two now," said ${b}, working it out. "It's as high as the cobwebs." They followed the wall. Ninety steps on there was a blue one, and they looked at it for some time. One button goes straight to the ceiling. And out here there isn't one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'kneel', 'worried')], things: ['button'] },
        `They found the third in the bus shelter. Nothing held the balloon down now. ${b} crept about under the bench all the same, and came out with a glove. "I wish we'd left it on the brick," said ${a}, in a very small voice. "I'd still have it." ${b} thought of the walk down Mill Lane. "No," said ${b}. "You wouldn't."`,
        `The last one was on the floor of the bus shelter, among the tickets. So it had gone up from here, with nothing on it. "You were right about the string," said ${a}. That costs something to say. ${b} could have made a good deal of it. "I was right," said ${b}, "and it was a better walk your way." They sat down on the bench.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'look-up', 'happy'), seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['balloon'],
        },
        `There was somebody on the bench already, at the far end, with her head right back. It was little ${n}. "I didn't take it," said ${n}. "It came by itself. I only look." Bump, said something overhead. They had been over every inch of the floor, and a balloon knows only one direction. It was under the roof, bumping along from corner to corner, looking for the way out.`,
        `"Shh," said somebody. In the corner of the bench sat ${n}, quite small, staring straight up. "It's nobody's," said ${n}. "It got in under the roof, and it can't find the hole. I've been here the whole time, so that it isn't alone." Bump, it went. They had looked in all the places where lost things are. They had only forgotten what it was that was lost.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'calm', 'balloon'), seen(N, 'stand', 'sad')] },
        `${b} could just reach the string from the bench, on tiptoe. So ${a} had it again, and it was as ${colour} as ever. ${n} did not say a word. ${n} had not said one in the line, either. ${a} looked at the balloon, for quite a while. Then ${a} put on the three buttons, with ${B.names} knots, and after that a fourth one. It came down by a hand or so. Now it was just as high as ${n}.`,
        `They got it down by its string, and it was ${A.names}, and that was that. ${n} got off the bench, and said goodbye to it. It would have been so easy to look up. ${a} looked down, this time. "There were two of us in the line," said ${a}. ${b} tied on the buttons, because of the knots. "Put on one more," said ${a}. "It's too high for ${n}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'walk', 'proud'), seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['balloon'],
        },
        `"You've got it until tomorrow," said ${a}. "But hold on at corners." "I always hold on," said ${n}. They walked behind. It's not the same as having it in front of your own nose. But you see more. You see somebody small, nose to nose with a balloon, and a man who lifts his hat.`,
        `So it was ${n} who walked it home, on four buttons. "I'll bring it back in the morning," said ${n}. "Corners," said ${b}. "I know about corners," said ${n}, and took hold of the string. ${a} had nothing in either hand. It was odd, how long Mill Lane was without it. It was odd, too, how much they laughed.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(N, 'stand', 'worried'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'happy')],
          things: ['balloon'],
        },
        `In the morning ${n} was at the door, with a face. "I held on the whole night," said ${n}, "and it's got tired." It was softer, and it hung near the ground. ${a} took off the buttons, all four. They held their breath. "${refrain}" whispered ${b}. But it only rose as far as ${A.names} nose, and there it was. Nobody held it. By noon it was as high as ${n}. In the evening it was just right for a snail.`,
        `${n} brought it back at eight. "It's ill," said ${n}, and could hardly speak. It dragged its buttons over the floor. "It's only less in a hurry," said ${a}, and undid them, one after the other. "${refrain}" said ${b}, out of habit. It didn't. It came up as far as ${A.names} face and stayed there, a bit wrinkled, of its own free will. After dinner it was just right for ${n}. So everybody had it in turn, on the way down.`,
      ),
    ],
  };
}
