import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { called } from '../father-christmas/himself.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'And still he was stuck',
  'But he was stuck',
  'He was as stuck as before',
  'Stuck he was, and stuck he stayed',
  'He only stuck the more',
  'And that did not unstick him',
  'It was no good, he was stuck',
  'He did not move an inch',
  'Not an inch did he move',
  'He hung there as before',
] as const;
const TITLES = [
  'a finger to his nose',
  'two boots in the fireplace',
  'up goes the mitten',
  'the wrong way up a chimney',
];

interface Parts {
  /** Whoever is awake. */
  readonly A: Figure;
  readonly a: string;
  /** Who helps. */
  readonly F: Figure;
  readonly f: string;
  /** He himself, by the name that the family gives him. */
  readonly s: string;
}

function parts({ A, B, G, K, company, raw }: Going): Parts {
  const F = A !== K ? K : B === G ? company.friend : B;
  return { A, a: A.name, F, f: F.name, s: called(raw) };
}

/** A finger to his nose, and up he goes: but in a narrow chimney his arms are down, and his nose is up. */
export const THE_MITTEN: EventPlot = ableFriend({ id: 'the-mitten', young, middle, old });

function young(going: Going): Told {
  const { A, a, F, f, s } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: ['book'],
        },
        `It is Christmas Eve. ${cap(F.introduced)} has a book. ${A.introduced} reads. "Finger on his nose, and up he goes!"`,
        `Christmas Eve! ${cap(A.introduced)} has a book. ${cap(F.introduced)} looks too. "Finger on his nose, and up he goes!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(F, 'stand', 'surprised')], things: ['boots'] },
        `Bump! What is in the chimney? Two boots! They kick. It is ${s}!`,
        `Bump, in the chimney! Two big boots hang down. They kick. It is ${s}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(F, 'reach', 'determined')],
          things: ['boots'],
        },
        `"I am stuck!" They pull. Pop! Off comes a boot. ${refrain}`,
        `"Help, I am stuck!" ${a} pulls. Off comes a boot! ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(F, 'sit', 'surprised')], things: ['boots'] },
        `Pull! Pop! The other boot. "I have lost my boots!" ${refrain}`,
        `Pull! Pop! The other one. "My boots are lost!" ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'reach', 'determined'), seen(A, 'look-up', 'worried')], things: ['soap'] },
        `${f} rubs his toes with soap. "Hee! That tickles!" ${refrain}`,
        `They try soap. "Not my toes! Hee!" says ${s}. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(F, 'stand', 'curious')] },
        `"Put a finger on your nose," says ${a}. "I cannot. My arms are down."`,
        `"Finger on your nose!" says ${f}. "My arms are stuck, too," says ${s}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'excited', 'broom'), seen(F, 'stand', 'happy')],
          things: ['mittens'],
        },
        `${a} puts a mitten on a broom. Up it goes, up, up.`,
        `${a} takes a broom and a mitten. Up they go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(F, 'look-up', 'excited')] },
        `"That is my beard. That is my ear. That is my nose!" Whoosh!`,
        `"My ear," says ${s}. "My hat. My nose!" Whoosh! Up he goes!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'boots'), seen(F, 'point', 'surprised')] },
        `He is gone! Here are his boots. They put them outside.`,
        `No more toes! But here are his boots. They put them outside.`,
      ),
      page(
        {
          setting: 'snow',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'mittens'), seen(F, 'stand', 'happy')],
        },
        `In the morning the boots are gone. There is the mitten. It holds an orange.`,
        `In the morning the boots are gone. Here is the mitten, with an orange.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, F, f, s } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: ['book'],
        },
        `It was the night before Christmas. ${A.introduced} read the old rhyme aloud. ${cap(F.introduced)} listened. "He lays a finger to his nose, and whoosh, up the chimney he goes." They both tried it. They stayed where they were. There was no fire that night, of course.`,
        `"A finger to his nose," read ${A.introduced}, "and up the chimney he goes." "Is that how it's done?" said ${F.introduced}, and tried. Nothing whatever happened. It was Christmas Eve, and the fireplace was swept and cold, for somebody.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(F, 'stand', 'surprised')], things: ['boots'] },
        `At midnight there was a bump. "Oof," said the chimney. They crept up to it. Two black boots hung down in the fireplace, and kicked. "Is that you, ${s}?" said ${a}. "It's most of me," said a voice. "I'm stuck."`,
        `They woke up because the chimney said "Oof." Soot came down, and then two boots. The boots had somebody in them. "Don't look," said a voice. "I'm ${s}, and I'm stuck."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(F, 'reach', 'determined')],
          things: ['boots'],
        },
        `"We'll pull," said ${f}. They took a boot each and leaned back. Something gave way, all at once. They sat on the rug, with a boot in each lap. Above them hung two woolly socks, and one had a hole. ${refrain}`,
        `They each took hold of one boot. "One, two, three!" They flew backwards across the rug. But there was nobody in the boots now. He was still up there, in red socks, and you could see one toe. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'reach', 'determined'), seen(A, 'look-up', 'worried')], things: ['soap'] },
        `"Now I've lost my boots," said ${s}. Next they tried soap, because it helps with rings. ${f} soaped as much of him as they could reach. That was his feet. "Not there!" cried ${s}. "Hee! Not there!" ${refrain}`,
        `"Now I've lost my boots as well!" said ${s}. "Soap," said ${f}. "Soap's slippery." They did his ankles and then his toes. He laughed until the soot fell down. It did nothing for the wide part of him. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(F, 'cover', 'surprised')] },
        `"The reindeer could push," said ${s}, "from the top." He whistled. There was a stamping on the roof, and a great shove. A black cloud came down, and when it was gone so were their faces. There were only eyes. ${refrain}`,
        `Then he whistled for his reindeer. They could hear them on the tiles, and how they pushed. All that came down was soot. ${a} was as black as a boot, and ${f} was blacker. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(F, 'look-up', 'curious')], things: ['book'] },
        `"How do you get up a chimney as a rule?" said ${a}. "It's in the rhyme," said ${s}. "One finger to the nose. But my arms are down here, and my nose is up there. It's never been such a narrow one."`,
        `"But there's the rhyme!" said ${f}. "You only have to put a finger to your nose." "I know," said ${s}, rather sadly. "But I've got both arms down by my pockets. I can't get a finger up to it. That's how narrow it is."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(F, 'stand', 'surprised')],
          things: ['broom', 'mittens'],
        },
        `${a} thought about that. "Does it have to be your finger?" said ${a}. It was quiet in the chimney. "Nobody has ever asked me," said ${s}. So they fetched the broom, and put a mitten on the end of it. It had a very good thumb.`,
        `"Does it say whose finger?" said ${a}. They looked it up in the book. It only said "a finger". "Well, I never," said ${s}. There was a red mitten on the heater. They pulled it over the end of the broom.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'broom'), seen(F, 'look-up', 'excited')] },
        `Up it went, past his belt, into the dark. "That's my beard," said ${s}. "Left a bit. That's my ear. That's my other ear." ${a} stood on tiptoe. "That," said ${s}, "is my..." Whoosh!`,
        `They pushed it up, one arm's length after another. "Buttons," said ${s}. "Beard. More beard. That's my eye, please. Now up a bit, and to the right." The mitten bumped on something round. Whoosh!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(F, 'hold', 'worried', 'boots')] },
        `There was nothing up there now but stars. He was gone, and so were the broom and the mitten. There were bells, going away over the roofs. Then ${f} looked down. "His boots," said ${f}. "He's got the whole world to do, in socks."`,
        `The chimney was empty. They could see right up it, to one star. Far off there were bells, and somebody called "Thank you!" On the rug stood two big boots. "His poor toes," said ${f}. "And it's snowing."`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(F, 'stand', 'calm')],
          things: ['boots'],
        },
        `They carried them out, and stood them in the snow, side by side. The toes pointed at the moon. They put a pair of dry socks in, too, the thickest that there were. Then they had to wash, for a long time.`,
        `They could not go after him. So they put the boots out in the snow. You could see them from above. ${a} stuffed one with warm socks, and ${f} did the other. It was past two when they were clean.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'mittens'), seen(F, 'stand', 'happy')],
          things: ['footprints'],
        },
        `In the morning there were no boots. There were footprints. Very large socks had come, and boots had gone away. In the snow lay a red mitten with an orange in it. "A finger to the nose," said ${a}, and they both did.`,
        `On Christmas morning the boots were gone. In their place lay the mitten, and it was full of nuts. The broom they found in April. It was standing on the roof, with its hair in the wind.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, F, f, s } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: ['book'],
        },
        `"Nobody has ever brought a thing back from it," said ${A.introduced}. "Not a button. I'm going to." It was Christmas Eve, and ${a} had a plan, and a camera. ${F.introduced} had the old book of rhymes. "He lays a finger to his nose," read ${f}, "and whoosh, up the chimney he goes. Do you think that it works with any chimney?" They tried it on the rug, in case. They stayed on the rug.`,
        `It was the one night of the year on which there was no fire. ${F.introduced} was reading the rhyme, the one they always read. "A finger to his nose, and up the chimney he goes." ${A.introduced} tried it, for science. "Everybody at home says that they've heard bells," said ${a}. "But has anyone got so much as a button to show? This year I shall stay awake, with a camera, and I'll have something. You'll see."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(F, 'stand', 'surprised')], things: ['boots'] },
        `At ten to one the chimney said "Oof." There was a slither, a pause, and a second, more thoughtful "Oof." When they got there, two black boots were hanging in the fireplace. One of them scratched the other. "Good evening," said ${a}. "Is that ${s}?" "It's the lower half," said a voice with soot in it. "I can't answer for the rest. They make them narrower every year."`,
        `They must have slept after all, because something woke them. It was like a cork going into a bottle. In the fireplace hung two very large boots. They walked a few steps on nothing at all, and stopped. "I suppose that you can see my feet," said the chimney. "Yes," said ${f}. "Then there's no use in saying that it's the wind. I'm ${s}. I came down a little fast, and now I'm stuck."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(F, 'reach', 'determined')],
          things: ['boots'],
        },
        `They took a boot each and leaned. It is surprising how tight a boot can be, and how suddenly it isn't. They went across the rug and under the table. When they came out, they had a boot in each lap, still warm. Above the grate hung two striped socks, with a toe looking out. "That's done it," said ${s}. "Now I've lost my boots." ${refrain}`,
        `"It's simple," said ${a}. "What came down can come down further." They pulled with all they had, and for a moment it was splendid. Then there was a pop, and another pop. They lay in the coal box with a boot apiece. "Was that my feet?" asked ${s}. "It's only your boots," said ${f}, "and there's a toe out of your sock." "Oh dear. Now I've lost my boots, and there's such a draught." ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'reach', 'determined'), seen(A, 'look-up', 'worried')], things: ['soap'] },
        `Soap gets a ring off a finger. It was ${f} who thought of it. But they could reach no higher than his ankles, and nothing was wrong with those. ${f} did the toes to be thorough. There was a shriek that nearly brought the house down. "I'm ticklish!" gasped ${s}. "A hundred and ninety countries, and nobody knows it but you." ${refrain}`,
        `Next there was soap. The trouble was in the middle of him, and that was out of reach. But you do what you can. ${f} soaped as far as the knees. "Not under the foot," said ${s}. "No, I beg you. Hoo! Hoo, hoo, hoo!" A jug fell off the shelf. So that was where the famous laugh came from. He was a good deal cleaner, and a good deal crosser. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'surprised'), seen(F, 'cover', 'surprised')] },
        `"There's eight of them up there with nothing to do," said ${s}, and whistled. On the roof something stamped, and took a run. They felt the shove right down in the floor. Then a hundred years of soot let go. When they could see again, there was no colour left in the room. There were two pairs of eyes. "Was that better?" asked the chimney. ${refrain}`,
        `"Push from the top," said ${a}. "Who's up there?" There was a whistle, and then hooves. They heard a reindeer count, or that's how it sounded. What it dislodged was not ${s}. It was soot, about a bathful. It went in at ${A.names} collar and came out at the sleeves. "You've gone dark," said ${f}. "So have you," said ${a}, to where ${f} had been. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(F, 'look-up', 'curious')], things: ['book'] },
        `They sat down on the fender, to think. "How do you get up one, in general?" said ${a}. "You've a book there," said ${s}. "A finger to the nose. It's quite correct. It's all there is to it." He sighed, and the ash blew about. "My arms are down by my sides. My nose is up at the other end. In all these years they've never before been in separate places."`,
        `It was twenty to two. He had, he said, the whole of the coast still to do. "But you only have to put a finger to your nose," said ${f}. "It's in the rhyme." "Who do you suppose told them the rhyme?" said ${s}. "I know it's the nose. I can feel my nose. It itches. And my hands are jammed in my own pockets, on top of your oranges."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(F, 'stand', 'surprised')],
          things: ['broom', 'mittens'],
        },
        `${a} took the book and read that line again, slowly, with one black finger under it. "It says 'a finger'," said ${a}. "It doesn't say whose." There was a silence up there, as of somebody who has done a thing for a very long time. "No," said ${s}. "It doesn't, does it?" On the heater a red mitten was drying. ${f} was already on the way to get the broom.`,
        `"Does it have to be yours?" said ${a}. "Does what?" "The finger." For a while they heard nothing but the clock. "I've been at this," said ${s}, "for longer than there have been chimneys. And nobody's ever asked." They tied a red mitten over the end of the broom. It had a good firm thumb. A thumb is a sort of finger, if you look at it kindly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'broom'), seen(F, 'look-up', 'excited')] },
        `They fed it up past his belt. ${a} could see nothing, and had to be steered. "Buttons," said ${s}. "That's the beard. That's more of the beard, you're in it. Ear. I said ear. Now to the left, and up, as though you were dusting a shelf." ${f} held ${a} by the waist. The mitten met something round, and cold, and rather soft. "Now that," said ${s}, "is exactly..." Whoosh!`,
        `It was like threading a needle inside a boot. The broom went up, and up, and bumped. "Pocket," said the chimney. "Collar. Ow. That was an eye. It's higher than you think; I'm taller than I look." ${a} lay on one shoulder in the grate, and reached until it hurt. "You're warm," said ${s}. "You're very warm. You're..." Whoosh! It took the broom straight out of ${A.names} grasp.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy', 'boots'), seen(F, 'look-up', 'surprised')] },
        `You could see right up to a star. Something jingled, and was over the church, and over the hill. They had seen it! ${a} turned round in the ashes, and there on the rug stood a pair of boots. They were size nineteen, with fur inside, and a mended place. No one could say that those were the wind. "A button!" said ${a}. "I've got his boots!"`,
        `Then there was only a hole with the sky in it. The bells went off to the east. ${a} sat in the fireplace and laughed out loud. There they stood, as black as pianos, with snow melting on the heels. "Do you know what those are?" said ${a}. "That's proof. They're going on the shelf. The whole school will come past, one at a time, and I'll let them touch the toe."`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'stand', 'worried'), seen(A, 'hold', 'worried', 'boots')] },
        `${f} did not say anything. ${f} was holding a long curl of red wool. It must have come from the sock, from the place with the hole. It was snowing again. "He's got the coast to do," said ${f}, "and then Norway." ${a} put on the boots, and they came up to the top of the leg. They were the warmest things that ${a} had ever stood in. It was a pity to know that.`,
        `"He's only got socks on," said ${f}, "and one of them has that toe." ${a} did not want to hear about the toe. ${a} carried the boots to the shelf, and put them this way, and that way. They really did look very fine. On the window the snow ticked. "He'll have others," said ${a}. "Would you leave the house with two pairs?" said ${f}. That was all that was said. It took ${a} until the clock struck.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(F, 'stand', 'calm')],
          things: ['boots'],
        },
        `They stood them out in the middle of the snow, where you would see them from above. They put dry socks in, the thick ones. ${a} went back once, and then once more, to tuck in a sock. "You could take a photograph," said ${f}. "It's too dark," said ${a}. And there went the only proof in the world, if somebody should come for it. It took them an hour to wash.`,
        `So out they went with all the proof there was. They stood it in the snow, toes to the north. ${a} lined each boot with a sock, and then with the other pair. The camera lay indoors the whole time. "I forgot it," said ${a}. "You never forget it," said ${f}. They watched for as long as they could keep their eyes open, and that was not quite long enough.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'mittens'), seen(F, 'look-up', 'happy')],
          things: ['footprints'],
        },
        `In the morning there was a track across the snow: two huge socks, coming, and two huge boots, going away. By noon the sun had had it. All that was left was a red mitten, with an orange in it. Anyone may have an orange. "So you've got nothing to show, again," said ${f}. ${a} looked up. On the ridge of the roof, beside the chimney, stood the kitchen broom. Nobody has ever been able to explain it.`,
        `The boots were gone on Christmas morning. A red mitten hung on the gate, and it was full of nuts. "Who's had my broom?" they heard, from the kitchen. ${a} and ${f} looked at each other. It was four days before somebody noticed it. It was up on the roof, stuck upright in the snow, where there's no ladder that reaches. People come by to look at it. ${a} says nothing, and lays a finger to the nose.`,
      ),
    ],
  };
}
