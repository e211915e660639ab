import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: it is nice to be the one who knows, for about as long as soup stays warm. */
export function old(going: Going, title: string): Told {
  const { refrain, K, k, G, g, N, n, introduced, She, she, her } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['chair'],
        },
        `Every house has its tricks. In ${K.names}, the kitchen tap turned the wrong way, and if you forgot that, you had it up your sleeve. The front door wanted to be lifted. The third stair creaked as if somebody had trodden on its toe. There were four chairs, and nobody ever sat on the fourth, because it had a short leg, and tipped. ${k} and ${g} didn't know that they knew all this. They only did it right.`,
        `You could not have broken into that house. It was not that it was locked. It was just that the door had to be lifted, and the light upstairs was on when it was off. The tap turned the wrong way round. One of the four chairs had a short leg, so that nobody sat on it. People who have always lived in a house don't notice such things, any more than you notice your own teeth. ${k} never had.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'wave', 'happy'), seen(G, 'stand', 'happy'), seen(K, 'hide', 'shy')] },
        `On Saturday there was somebody for supper. It was ${introduced}, and ${g} had ironed a tea towel. "I hope you'll like each other," said ${g}. ${k} had not said that they wouldn't. ${k} had only thought it, on the stairs. There was a knock, and then there was pushing. It's no good pushing that door. ${k} stood right behind it, and could have said, "Lift." It seemed a long time before ${g} came.`,
        `${g} had bought flowers, and put them in the jug that leaks. Then came the knock. It was ${introduced}, and the door stuck, as it does with people who don't know it. ${k} listened to it being pushed. You could tell that whoever it was didn't like to push too hard. One word would have done. But ${k} had not asked anybody to come. ${k} counted the coats. ${g} opened it in the end.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'reach', 'surprised'), seen(G, 'point', 'calm'), seen(K, 'stand', 'calm')],
        },
        `After that it was the tap. ${n} wished to be useful, and took hold of it as one would. There was a noise like a horse. It went up the sleeve, and came out at the neck. "${refrain}," said ${g}, much too late, and ran for the ironed towel. ${k} looked at the ceiling. It was a bit funny. It was really quite a bit funny, if you had seen it coming.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'surprised'), seen(K, 'stand', 'calm')],
          things: ['chair', 'soup'],
        },
        `"Sit anywhere," said ${g}, who was dishing up. There are only four anywheres. ${n} looked from one to another, politely, and took the last. ${k} held on to the glass. It tipped slowly, like a boat that has thought it over, and all the soup came down to that end. "Oh, my goodness," said ${g}. "That's nobody's chair!" ${n} laughed. It was the third time that ${she} had had to, and there was less of it.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'worried')], things: ['lamp'] },
        `In bed ${k} heard the rest. Somebody wanted the bathroom, and clicked the light off, which is on. Click, click. Bump. Then the third stair yelled. "Sorry," said somebody, in the dark, to the stair. ${k} lay and listened. It's a nice feeling, to be the one who knows. It lasts for about as long as soup stays warm.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(N, 'stand', 'happy')],
          things: ['lamp'],
        },
        `The Saturday after that they went to visit ${n}. ${k} pulled at the door, and it was one that slides. The light was outside the room that it lit. The good chair belonged to the cat, who sat down in front of it until ${k} understood. None of it was difficult. It was only that every single thing in there had something to say, and it was always the same. It said, you don't live here.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'calm'), seen(K, 'reach', 'shy')] },
        `${k} wanted a glass of water. The tap would not turn, and would not turn, and then it was all down ${K.names} front. "You press it," said ${n}. ${She} had come with a towel already. "I ought to have said. I couldn't work it for a week." ${She} wasn't laughing. There wasn't even any laughing behind ${her} eyes. "I've been new in a good many places," said ${n}. "One's always wet."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'shy'), seen(N, 'kneel', 'calm')] },
        `${k} dried one arm, and then the other, for longer than it took. Nobody would ever find out about last Saturday. It had looked just like an accident. "I knew about the chair," said ${k}. "I thought you might," said ${n}. "I saw you take hold of your glass." That was worse, in a way. And it was better. "It went all down you," said ${k}. "Yes." "It was quite good soup." "It was delicious," said ${n}, "what I had of it." Neither of them quite smiled.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'pencil'), seen(G, 'stand', 'surprised')],
          things: ['letter'],
        },
        `It took the whole of Sunday. HOW OUR HOUSE WORKS, it said at the top. One was the door, and two was the tap. Three was the stair: it isn't you, it does that. ${k} had thought that there were four or five. But to find them you had to go about like somebody new, and do it all wrong. ${g} did the landing. By supper they had eleven, and had both been very wet. "How has anybody ever come to see us?" said ${g}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'determined'), seen(N, 'stand', 'curious'), seen(G, 'stand', 'surprised')],
          things: ['chair', 'letter'],
        },
        `The next time, the door was lifted. The tap ran into the sink, as taps do. ${g} stood there with the tea towel, and there was nothing to dry. But in front of the table ${n} stopped. "It doesn't say where I sit," said ${n}. No. That was the hardest one, and ${k} had left it out. Three of those chairs were somebody's. ${k} thought about it, and took the list. It was folded in four and pushed in under the short leg. "This one was nobody's," said ${k}. "You could have it. It doesn't tip now." "I know the list by heart," said ${n}, and sat down.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'reach', 'surprised')],
          things: ['soup', 'chair'],
        },
        `There's a list at the other place, too. It's on the fridge, in ${her} writing, and number nine is ${K.names} hook. One still gets things wrong. Only tonight ${g} got up for the water, in the middle of a story, and was not thinking. There was a noise like a horse. "${refrain}!" said two people, at exactly the same time. And much later, when it was dark, the third stair yelled. "Sorry," said ${k}.`,
        `You can live in two places and know them both, it turns out. It's only twenty-two things. They had soup again, and it stayed where it was. Then ${g} went to the sink, telling a story over one shoulder, and turned it as one would. "${refrain}!" cried ${k} and ${n}. They had both of them taken hold of their glasses. "You might have said," said ${g}, dripping. They looked at each other. "Sorry," said ${n}, to the stair, that night, and it was not because ${she} had forgotten.`,
      ),
    ],
  };
}
