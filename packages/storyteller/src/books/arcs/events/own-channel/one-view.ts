import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { theOne } from '../the-one.ts';

/**
 * Whatever a child films of a pet that sleeps, one person looks. What is watched in the end is what nobody meant to film,
 * by somebody who cannot sleep.
 */
export const ONE_VIEW: EventPlot = { id: 'one-view', young, middle, old };

const TITLES = ['one view', 'somebody is looking', 'the film of nothing', 'all night long'] as const;
const REFRAIN = 'One view!';

interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly P: Figure;
  readonly p: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Who cannot sleep. */
  readonly H: Figure;
  readonly h: string;
  /** What is carried about all night. */
  readonly stuff: string;
}

function partsOf(going: Going): Parts {
  const { K, k, B, G, g, Gcap, company, chance } = going;
  const P = company.other ? theOne(going, company.other.being?.id ?? 'hamster') : B.being ? B : company.meet('hamster');
  const stuff = /^(?:cat|kitten|dog|puppy)$/u.test(P.being?.id ?? '') ? 'washing' : 'straw';
  const H = company.person([K.name, P.name].includes('Mr Holt') ? 'Mr Birch' : 'Mr Holt', 'neighbour');
  return { title: titled(chance.pick(...TITLES)), K, k, P, p: P.name, G, g, Gcap, H, h: H.name, stuff };
}

function young(going: Going): Told {
  const { title, K, k, P, p, G, g, H, h } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'camera'), seen(P, 'sit', 'calm')],
        },
        `${k} has a channel. ${k} makes videos of ${P.introduced}. Click!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'hold', 'curious', 'camera')] },
        `"Do something!" says ${k}. ${p} sleeps. "How many looked?" "${REFRAIN}" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'hold', 'happy', 'hat')] },
        `${k} puts a hat by ${p}. ${p} sleeps. "${REFRAIN}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'hold', 'happy', 'drum')] },
        `${k} plays a drum. ${p} sleeps. "${REFRAIN} And that was me," says ${g}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sad'), seen(P, 'sit', 'calm')],
          things: ['camera'],
        },
        `${k} goes to bed. But oh! The camera is still on.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'walk', 'happy')] },
        `At night ${p} wakes up. Run, run! Nibble, nibble! Nobody sees. Or do they?`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(H, 'sit', 'happy')], things: ['tablet'] },
        `Next door ${h} cannot sleep. ${h} looks at ${p}. It is nice and quiet.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(H, 'wave', 'happy'), seen(K, 'stand', 'surprised')],
        },
        `In the morning ${h} waves. "I saw ${p}! Then I could sleep."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['camera'],
        },
        `"${REFRAIN}" says ${k}. "But it is the best one!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'wave', 'sleepy'), seen(P, 'walk', 'happy')],
          things: ['camera'],
        },
        `Now it is on each night. Wave, ${k}! Good night, ${p}. Good night, ${h}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, P, p, G, g, H, h, stuff } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'camera'), seen(P, 'sit', 'calm'), seen(G, 'stand', 'happy')],
        },
        `${k} was going to have a channel. The star of it was ${P.introduced}. "Only people we know can see it," said ${g}, and set it up. They asked everybody in the street. Then ${k} pressed the button, and it began.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'hold', 'worried', 'camera')] },
        `"Hello, and welcome!" said ${k}. "This is ${p}. Now ${p} is going to do something." ${p} was asleep, and went on with it. It lasted four minutes. In the evening they looked how many had watched. "${REFRAIN}" said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'hat'), seen(P, 'sleep', 'sleepy')] },
        `It wanted a costume. ${k} made a tiny hat, with a feather, and put it by ${p}. ${p} woke up, ate the feather, and slept. "${REFRAIN}" said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'drum'), seen(P, 'sleep', 'sleepy')] },
        `So it wanted music. It wanted a race track, with tunnels. ${k} worked on that a whole Saturday, and raced round it, and told jokes. ${p} lay in the second tunnel. "${REFRAIN}" said ${g}, more quietly. "And I think that it was me."`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(P, 'sleep', 'calm')],
          things: ['camera'],
        },
        `"Other people have a million," said ${k}. "I haven't even two." ${k} pushed the camera away, and went to bed, face to the wall. And that was how it came to be left on.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'walk', 'happy')] },
        `At ten o'clock ${p} woke up. That is when the day begins, for some. ${p} had a bite to eat. ${p} went for a walk, there and back. Then ${p} carried ${stuff} from left to right, for hours, and patted it. There was no music.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'point', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['tablet'],
        },
        `"That's odd," said ${g} in the morning. "It ran all night. Nothing happens in it at all. And somebody watched it right to the end." "Only one?" said ${k}. "${REFRAIN}" said ${g}. "But it's eight hours long. And it wasn't me."`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(H, 'wave', 'happy'), seen(K, 'stand', 'surprised')] },
        `Over the fence was ${h}, who looked ten years younger. "I don't sleep," said ${h}. "The nights are so long when you're by yourself. Last night I had ${p}. There we were, both up, and both busy. When the ${stuff} was done, I dropped off."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'happy')] },
        `${k} went indoors, and thought about that. A million was just a number. You could not see it wave. But one was ${h}, in a dressing gown, with a cup of tea. You could have a lot of people look, and be no use to them.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'wave', 'sleepy'), seen(P, 'walk', 'happy')],
          things: ['camera', 'sign'],
        },
        `It goes out each evening now, at ten. There are no hats. ${k} props up a card, so that it can be read. "Good night," it says. "${p} is up." Next door a window is yellow. By and by the ${stuff} is done. Then the window goes dark, and ${g} looks, and smiles. "${REFRAIN}"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { title, K, k, P, p, G, g, Gcap, H, h, stuff } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'camera'), seen(P, 'sit', 'calm'), seen(G, 'stand', 'happy')],
        },
        `The channel had a name before it had anything else. It was called "${p} Live". ${P.introduced} was the star, and ${k} was everything else. "It goes to people we know," said ${g}, who had set it up, and had been firm about that. "The street, and Gran, and your class." It still came to sixty-one. "It'll grow," said ${k}. There was somebody in America with four million, and only a duck.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'hold', 'worried', 'camera')] },
        `"Hello, and welcome," said ${k}, on the first night. "In a moment you're going to see something that you won't forget." Behind ${k} lay ${p}, flat out, with one foot in a bowl. It was a long moment. You could see the foot go up and down. After six minutes ${k} said that this was all that they had time for. They gave it until bedtime, and looked. "${REFRAIN}" said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'hat'), seen(P, 'sleep', 'sleepy')] },
        `You have to give them something to look at. For the second ${k} sewed a hat, with a plume, the size of a thimble. It was set down beside the star. ${p} opened one eye, ate the plume, and turned over. For the third there was a race, with a track, and a tunnel, and a voice from the stands. It had only one runner. It had not left the tunnel by the end. "${REFRAIN}" said ${g}, both times.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'worried'), seen(G, 'stand', 'calm')], things: ['tablet'] },
        `At school they said that they'd been meaning to. ${k} began to look before breakfast, and in the bus, and after tea. It had a way of being one. "I could cheat a bit," said ${k}. "You can speed it up. You can put the sound of a crowd on." ${Gcap} took a while to answer. "You could," said ${g}. "It's me, you know. The one. I like to see what you're up to." That was kind, and it was much worse.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(P, 'sleep', 'calm')],
          things: ['camera'],
        },
        `"You're no good at this," said ${k} that night, through the bars. ${p} snored. It was a mean thing to say to somebody who had never asked for a channel, and ${k} knew it. But it was late, and the duck in America had put on skates. ${k} shoved the camera to the back of the shelf, and lay down, with a face to the wall. The small red light stayed on. Nobody saw it, as nobody was looking.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'walk', 'happy')] },
        `At ten o'clock the star got up. There was a stretch, first at the front and then at the back. There was a drink. Then ${p} went for a walk in the dark, along the wall and back, stopping politely at the corner. After that it was ${stuff}. It all had to go from the left to the right, one piece at a time, and be patted. It took from midnight until ten to five. It was done very well.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'point', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['tablet'],
        },
        `In the morning there was toast. "This can't be right," said ${g}, over it. "You were on all night. It's seven hours of ${stuff}." ${k} went red. It was the worst film that anybody had ever made. "I'll take it down." "Wait. Look what it says." They both bent over. "${REFRAIN}" said ${k}. "That's you." "I was asleep," said ${g}. "And it isn't somebody who looked in. They were there at ten, and they were there at ten to five."`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(H, 'wave', 'happy'), seen(K, 'stand', 'surprised')] },
        `It was ${h}, at number nine. ${h} was bringing in the bin, and blushed. "I hope you don't mind," said ${h}. "I don't sleep, since I've been on my own. I've tried the radio, but it will talk. Then there was your ${p}, up and about, same as me. We sort of kept each other company. All that ${stuff}! I couldn't leave until I'd seen it finished. And then, do you know, I went out like a light."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'think', 'calm'), seen(P, 'sleep', 'sleepy')],
          things: ['camera'],
        },
        `${k} sat on the bed for some time. Four million is a lot, but you can't think of it. It's only noughts. One was a person in a dressing gown, with the lamp off, so as to see the picture better. One had stayed for seven hours, and would notice if it stopped. "I'm sorry about what I said," ${k} told ${p}. "You are good at it. It was just that I was in the way." The foot in the bowl went up and down.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'wave', 'sleepy'), seen(P, 'walk', 'happy')],
          things: ['camera', 'sign'],
        },
        `"${p} Live" starts at ten these days. It has no hats in it, and nobody says welcome. There's a card, propped up where it can be read. "Good evening, number nine," it says. "${p} is just getting up." From the landing you can see that window, a little blue. Some time before five it goes dark, and there's a great heap on the right, patted. In the morning ${g} looks, over the toast. "${REFRAIN}" says ${g}. It has never grown. It doesn't need to.`,
      ),
    ],
  };
}
