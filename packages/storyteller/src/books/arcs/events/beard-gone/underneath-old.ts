import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: at the gate somebody asks whose face that is, and gets the wrong answer. */
export function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, w, under, D, d, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')] },
        `There were things about ${g} that you could rely on, and the first was the ${w}. It was in every photograph. It kept crumbs, and once a pencil. As a baby ${K.introduced} had gone to sleep holding it. You could find ${g} in any crowd, from the back of the hall, by that alone.`,
        `${Gcap} came with a ${w}, as some houses come with ivy. Nobody could say what was behind it. It arrived in a room first, and the rest followed. When ${K.introduced} was very small and drew ${g}, it was mostly that: a big brown scribble, with legs. And everyone had known who it was.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `On Sunday night it was shaved off. There'd been a buzzing, and then a silence, and then the door. "Well," said ${g}. "Say something." It was pink, and there was such a lot of it. It looked like somebody who had been caught in the wrong house. "${refrain}" said ${k}. It was meant as a joke, and came out as a question.`,
        `He had shaved, and nobody was warned. On Sunday night the bathroom door opened, and a man stood there with ${G.names} towel. "I wanted to see if I was still in there," he said, in ${G.names} voice. He felt for his ${under}, as if he'd left it on a bus. "${refrain}" said ${k}, to make him laugh. And neither of them did.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'stand', 'surprised'), seen(G, 'kneel', 'calm'), seen(K, 'stand', 'worried')],
        },
        `${D.introduced} came up, wagging, at the sound of the voice. Then ${d} saw what it came out of, and stopped with one foot in the air. "Woof," said ${d}, quite low. ${Gcap} laughed about that. But ${k} saw ${g} look into the mirror, and look away, as you do from a stranger.`,
        `They tried to be sensible. ${Gcap} put on shaving foam, for old times' sake, and it slid into the basin. ${D.introduced} barked at it, and at the face above it. Then ${d} went to wait in the hall for ${g}. "It's only hair," said ${g}. It sounded odd, with nothing to come through.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(G, 'wave', 'happy'), seen(T, 'stand', 'curious'), seen(K, 'walk', 'shy')],
        },
        `On Monday ${g} was at the gate, for they had to go to the dentist. ${k} came out with ${t}, and there it was, over all the heads, pink as a ham, and waving. "${refrain}" said ${t}. "That man there. He's waving at us." It was only a word or two. "No idea," said ${k}, and bent down to tie a lace.`,
        `On Monday there was the dentist, and so somebody stood at the gate, and waved with his whole arm. He had a white ${under} and a brown forehead, like something badly glued. A few people giggled. "${refrain}" said ${t}. ${k} knew the coat, and the arm. "Don't know," said ${k}. "Somebody's."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'sad'), seen(K, 'stand', 'worried')] },
        `When ${k} looked up again, the arm had come down. The wind had been the wrong way, or the right way. "Got everything?" said ${g}, cheerfully, as you speak to somebody's child. They walked to the dentist. It's a short road. ${Gcap} turned up a collar, although it was quite warm.`,
        `It's not far from a lamp post to a gate, and voices carry. ${Gcap} had stopped in the middle of the wave, and was scratching one ear with it instead. "Ready?" said ${g}. That was all. In the waiting room ${g} took a big newspaper, and held it up, and didn't turn the page.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')],
        },
        `It was very nice at supper, and that was the worst of it. Afterwards the lamp went, with a ping, and there they sat on the sofa in the dark. ${Gcap} hummed, looking for a torch. It was a hum with a hole in the middle, where others would breathe. There was a smell of toast and wool. There was no doubt about it. It was ${g} to the last button.`,
        `That evening there was a power cut, over the whole road. They sat on the sofa and saw nothing. And the moment there was no face, there was ${g}, as large as ever. There was the cough. There was the knee that clicked. There was the hum, which always broke off at the same place. ${k} had said, "Don't know", about all that.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'sad'), seen(G, 'sit', 'calm')], things: ['torch'] },
        `"I said I had no idea," said ${k}, into the dark. "I know," said ${g}. "I did have. I knew you by the arm." The hum had stopped. "I couldn't think of anything to say that wasn't about your face." "No," said ${g}. "I couldn't, either, in the mirror." And then the torch was found, and came on, from below.`,
        `It's easier to say a thing to nobody's face. "I knew it was you," said ${k}. "At the gate. I said I didn't." "I heard," said ${g}. "It's all right." "It isn't," said ${k}. There was a bit of a wait. "No," said ${g}. "It wasn't very. Thank you." Then there was a click, and the torch was on.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(G, 'sit', 'surprised')], things: ['torch'] },
        `A torch from underneath shows what a lamp leaves out. On the ${under} there was a line, white, and as long as a fingernail. ${k} had known ${g} for a whole life, and had never seen it. "What's that?" "That?" said ${g}, and felt for it. "I'd forgotten that. That's a wall."`,
        `It lit the ${under}, and it lit a mark there, like a thread that somebody had left on. "Who did that?" said ${k}. ${Gcap} put up one finger and found it without looking. "A wall," said ${g}. "I was ten. I've had it covered since I was nineteen."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'point', 'calm'), seen(K, 'sit', 'excited')] },
        `There'd been a hill, and a tea tray, and a wall at the bottom. There'd been a girl called Ann, who said that you can't steer a tray. "You can't," said ${g}. "But I wouldn't jump off, with her looking. Four stitches. I told them at school that I'd no idea how I came by it." "No idea," said ${k}. "It's a useful expression," said ${g}. And at last they laughed.`,
        `It was a long story, with a tea tray in it, and a hill, and a bull, and the wall. "I didn't cry," said ${g}, "until I saw who was looking. Then at school they asked, and I said that I'd never seen that tray in my life." "You said you didn't know it?" said ${k}. "My own tray," said ${g}. "It was a good tray, too." It was a while before either of them could speak.`,
      ),
      page(
        {
          setting: 'school-gate',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'wave', 'proud'), seen(G, 'wave', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `On Tuesday morning ${k} asked to be taken to the gate, though there was no dentist. They were all there. "${refrain}" said ${t}, who doesn't give up. It would have been easy to mumble. "That's ${g}," said ${k}, so that it went right along the railings. "With a ${under}. You can see it till about Easter. There's a wall on it."`,
        `There was no need for anyone to come to the gate on Tuesday. ${k} asked. ${t} was there, and so was half the class. "It's that man again," said ${t}. "${refrain}" ${k} waved first, with a whole arm. "${Gcap}!" shouted ${k}, as you shout from a boat. "He's got a ${under} now. Come and look, there's a wall on it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'kneel', 'happy'), seen(T, 'point', 'excited'), seen(K, 'stand', 'proud')],
        },
        `They had to queue. The wall was very much admired, and ${g} told it four times, and the hill grew. ${t} had one on an elbow, from a gate. Somebody had one from a goose. By the bell there was hardly a whole child left in the yard, and ${g} was as pink as ever. It looked different, though, when it was looked at.`,
        `One by one they came and looked up. "Can I feel it?" said ${t}. And then they all had something: an elbow, an eyebrow, a toe that had met a door. ${Gcap} bent down to each of them. It was just a face, by then. It was the one with the wall.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'close',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['mirror'],
        },
        `It grew, of course. First it was a shadow, and then it scratched. By Easter it held a crumb, and ${d} came running up the hall to meet it. In the photographs you'd never know. But in the evenings a finger will go up sometimes, and feel for a place in it, low down. It isn't always ${G.names}.`,
        `In six weeks you couldn't have told. ${d} stopped waiting in the hall. There was a crumb in it at breakfast, and everyone was glad to see it. "${refrain}" said ${g} to the mirror, and the mirror was covered in steam. ${k} reached up, and rubbed one small place clear, low down. They both knew where to look.`,
      ),
    ],
  };
}
