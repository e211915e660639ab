import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-pushes-old.ts';
import { partsOf } from './parts.ts';

/** Two pull at one scooter and a snail overtakes them. A cross push shows what two are good for; then both want to push. */
export const ONE_PUSHES: EventPlot = { id: 'one-pushes', young, middle, old };

function young(going: Going): Told {
  const { K, B, k, b, x, ofColour, things, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'reach', 'excited'), seen(B, 'reach', 'excited')],
          things,
        },
        `Here is the ${ofColour}. ${K.introduced} wants it. ${B.introduced} wants it. "${refrain}" "${refrain}"`,
        `One ${ofColour}! ${K.introduced} runs to it. ${B.introduced} runs to it. "${refrain}" "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'angry'), seen(B, 'hold', 'angry')], things },
        `${k} pulls this way. ${b} pulls that way. The ${x} stays where it is.`,
        `${k} has one end. ${b} has one end. Pull, pull! The ${x} does not go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'angry'), seen(B, 'stand', 'angry')], things },
        `A snail comes by. It goes past ${k}. It goes past ${b}. "${refrain}"`,
        `Look, a snail! It is going to the gate. It goes past them both. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(B, 'sit', 'determined')], things },
        `Now they both get on. "Go!" says ${k}. "Go!" says ${b}. The ${x} does not go.`,
        `They get on, both of them. It is full! Who makes it go? Nobody does.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'angry'), seen(K, 'sit', 'surprised')], things },
        `${b} gets off. ${b} is cross, and pushes. Push! And what is that?`,
        `"Then YOU have it!" ${b} gets off. ${b} gives a big, cross push.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(B, 'stand', 'surprised')], things },
        `Whoosh! Off goes ${k}, down the path. So fast! Past the snail!`,
        `Whoosh! ${k} flies down the path. It never went so fast! Bye, snail!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(B, 'stand', 'excited')], things },
        `"Again!" says ${k}. "Now me!" says ${b}. So ${k} pushes. Whoosh!`,
        `"Do that again!" says ${k}. "Do it to me!" says ${b}. ${k} does. Whoosh!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'sit', 'happy'), seen(K, 'run', 'happy')], things },
        `One can ride. One can push. Up and down, all day. It takes two!`,
        `${k} pushes ${b}. ${b} pushes ${k}. Nobody is so fast alone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'excited'), seen(B, 'jump', 'excited')] },
        `"Now I push!" says ${k}. "No, I push!" says ${b}. "${refrain}" "${refrain}"`,
        `Who pushes now? "I do!" says ${k}. "I do!" says ${b}. "${refrain}" "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(B, 'kneel', 'happy')], things },
        `And who sits on the ${x}? The snail! It was first. So they both push it. Slowly.`,
        `But somebody is on the ${x}. It is the snail! So they push the snail. Not too fast.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, B, G, k, b, g, x, ofColour, things, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'reach', 'excited'), seen(B, 'reach', 'excited')],
          things,
        },
        `There were two of them, and there was one ${ofColour}. That was the whole trouble. "${refrain}" said ${K.introduced}. "${refrain}" said ${B.introduced}. They said it at exactly the same time.`,
        `In the garden stood the ${ofColour}, and there was only the one. ${K.introduced} got there at a run. ${B.introduced} got there at a run. "${refrain}" they said, and each took hold of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'angry'), seen(B, 'hold', 'angry')], things },
        `${k} had the front, and pulled it up the path. ${b} had the back, and pulled it down. It did not go up, and it did not go down. It only creaked. They could have done that without a ${x}.`,
        `${k} had the front end and ${b} had the back end. They pulled until they were red in the face. The ${x} did not move by so much as an inch. "I'm winning," said ${k}. "So am I," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'angry'), seen(B, 'stand', 'angry')], things },
        `A snail came along the path. It was on its way to the gate, and in no hurry. It went past ${B.names} foot. It went past the ${x}, and past ${k}. "${refrain}" they said. It was too polite to look.`,
        `Something was coming up the path behind them. It was a snail, and it wanted to get to the gate. It overtook ${b}. It overtook ${k}. Then there was nobody in front of it. "${refrain}" "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'point', 'calm'), seen(K, 'stand', 'determined'), seen(B, 'stand', 'determined')],
        },
        `"Take turns," called ${g}. "One rides, and one counts to twenty." So ${k} got on, and ${b} counted. One gets to twenty very fast, if one leaves out the middle. Then it was the other way about. Nobody got as far as the flowerpot. The snail did.`,
        `"Count to twenty each," said ${g}. ${b} counted for ${k}. "One two twenty!" said ${b}. ${k} had one foot up. So then ${k} counted for ${b}, and left out the two. All this time the snail went on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(B, 'sit', 'determined')], things },
        `Then they both got on. It was just about full. "Go," said ${k}. "You go," said ${b}. Neither of them had a foot left to go with. They stood there and wobbled, and the snail got to the watering can.`,
        `So they tried it with both at once. ${k} was squashed against the front, and ${b} against ${k}. "Push!" said ${k}. "I can't, I'm riding," said ${b}. They were riding, too, on the spot. One could hear the snail.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'angry'), seen(K, 'sit', 'surprised')], things },
        `"Then HAVE it!" shouted ${b}, and got off. And because ${b} was so cross, ${b} pushed. It was meant to be a horrid push. It went into the middle of ${K.names} back.`,
        `${b} had had enough, and got off. "Keep your old ${x}!" said ${b}, and gave it a push. It was a push with both hands. It had the whole cross morning in it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(B, 'stand', 'surprised')], things },
        `Whoosh! The path went by in one stripe. The flowerpot went by, and the watering can, and the snail. ${k} did not stop until the gate. ${K.names} hair was standing straight out behind. Nobody had ever gone so fast on that ${x}.`,
        `Whoosh! ${k} had no time even to shout. There went the watering can, and there went the snail, with both horns in. At the gate ${k} rolled to a stop and turned round. One cannot go like that with one foot. Not ever.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(B, 'stand', 'excited')], things },
        `They looked at each other, from the two ends of the path. "What did you do?" called ${k}. "I don't know," called ${b}. Then ${b} came running. "Do it to me!"`,
        `"I'm sorry," said ${b}. "Don't be," said ${k}. "How did you do it?" They both looked at ${B.names} hands. "It goes better," said ${b} slowly, "with somebody behind. Now do me!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'sit', 'excited'), seen(K, 'run', 'excited')], things },
        `${k} pushed, and ${b} went like a train. Then ${b} pushed. One had to hold on, and one had to run. It takes two to be as fast as that. The snail had gone in and shut the door.`,
        `So ${b} rode, and ${k} ran behind and pushed. Then they changed over, without counting. Up and down they went until dinner. They met the snail eleven times, and said hello.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'excited'), seen(B, 'jump', 'excited')] },
        `After dinner they both came out at a run. "I push!" said ${k}. "No, I push!" said ${b}. "You had the last go." "That was riding. ${refrain}" "${refrain}" They were so busy with it that nobody was on the ${x} at all.`,
        `"It's my turn," said ${k}, after dinner. "Mine," said ${b}. "To push, I mean." "So do I!" It was the pushing that was the best of it. "${refrain}" "${refrain}" And the ${x} stood there, with nobody on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(B, 'kneel', 'happy')], things },
        `Nobody? They stopped and looked. It had come up over the wheel, and it had taken all dinner time. In front, with its horns out, sat the snail. "It was first," said ${b}. So the two of them pushed it to the gate, and not too fast.`,
        `But somebody was. Something small and round had climbed up the wheel while they ate. It sat right at the front and waited. "Well," said ${k}, "it's been going there since this morning." They took one side each. And they pushed the snail to the gate.`,
      ),
    ],
  };
}
