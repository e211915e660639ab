import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const TITLES = ['who is at the till', 'the day they took over the supermarket', 'empty boxes', 'out of bread'];

/** Somebody takes over the supermarket and sells only what they eat. What they like best is what things came in: the boxes. */
export const BOXES: EventPlot = {
  id: 'boxes',
  when: /\b(?:tak(?:e|es|ing) over|took over|in charge|runs? (?:the|a|our)|open\w* (?:a|the)|escap\w*|loose in|invad\w*)\b/i,
  only: true,
  young,
  middle,
  old,
};

/** Who has taken over: those the theme names, else cats. */
function takers({ A, K, company, chance }: Going): { C: Figure; eats: string; refrain: string } {
  const C = A === K ? company.meet('cat') : A;
  // "toast, for the crunch" is toast at a till.
  const eats = (C.being?.eats ?? 'crumbs').split(',')[0] ?? 'crumbs';
  return {
    C,
    eats,
    refrain: chance.pick(
      `Only ${eats}!`,
      `Just ${eats}!`,
      `${cap(eats)}, of course!`,
      `Have ${eats}!`,
      `Nothing but ${eats}!`,
      `${cap(eats)}, naturally!`,
      `Try ${eats}!`,
      `Take ${eats}!`,
      `We have ${eats}!`,
      `More ${eats}!`,
    ),
  };
}

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { C, refrain } = takers(going);
  const c = C.name;
  const { kinds } = C;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'shop', camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')] },
        `${k} and ${g} went to the supermarket. But who was in there? All ${kinds}!`,
        `In the supermarket there were only ${kinds}. "Oh!" said ${k}. "Oh!" said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'proud'), seen(K, 'stand', 'curious')] },
        `${C.introduced} sat at the till. "It is our shop now."`,
        `Who sat at the till? ${C.introduced}! "We took over," said ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(C, 'stand', 'happy')] },
        `"Some bread, please," said ${k}. "${refrain}" said ${c}.`,
        `${k} wanted bread. There was no bread. "${refrain}" said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(C, 'stand', 'happy')] },
        `"Some milk, please," said ${g}. "${refrain}" said ${c}.`,
        `${Gcap} wanted milk. There was none of that. "${refrain}" said ${c}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried')] },
        `"Apples?" said ${k}. "${refrain}" There was only one thing on the shelves.`,
        `They went up and down. It was all the same. "Any apples?" "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'sleepy')] },
        `But a shop is hard work. Beep, beep, beep, all day long. ${c} was so tired.`,
        `Beep, beep, beep, went the till. "I do not like it," said ${c}. "It never stops."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['box'] },
        `${k} saw an empty box. One of the ${kinds} sat in it. Two more sat by it.`,
        `What was in that box? It was one of the ${kinds}! "They like boxes," said ${k}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'hold', 'happy', 'box'), seen(C, 'run', 'excited')] },
        `${k} put boxes out by the door. Big ones, small ones! Out ran all the ${kinds}.`,
        `Out went the boxes, one, two, ten. Out of the shop came all the ${kinds}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'sit', 'happy'), seen(G, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['box', 'bread'],
        },
        `${c} sat in the best box. Now there was bread in the shop. "This is mine!" said ${c}.`,
        `Now people had the shop. There was bread again. And ${c} had a box.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { C, eats, refrain } = takers(going);
  const c = C.name;
  const { kinds } = C;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'shop', camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')] },
        `It was an ordinary Monday, and ${k} and ${g} needed bread. But when the supermarket doors slid open, something was different. There were ${kinds} on the shelves. There were ${kinds} in all the trolleys.`,
        `${k} noticed it first. "${g === 'the grown-up' ? 'Look' : g}," said ${k}, "the supermarket is full of ${kinds}." And so it was. They were pushing trolleys. One of them was up a ladder, with a sign.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'proud'), seen(K, 'stand', 'curious')] },
        `At the till sat ${C.introduced}, with a badge on. "We took over at six," said ${c}. "It was quite easy. Nobody was looking. What can I get you?"`,
        `"Next, please," said a voice. It was ${C.introduced}, behind the till. "We've taken over the supermarket. We always thought that we would be good at it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(C, 'stand', 'happy')] },
        `"A loaf of bread, please," said ${k}. ${c} went away, and came back with something in a bag. It was not bread. "${refrain}" said ${c}. "It's what we eat."`,
        `"Have you got any bread?" said ${k}. "Bread?" said ${c}, and had to think. "We sent that back. Nobody here eats it. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(C, 'stand', 'happy')] },
        `${Gcap} asked for soap. It was between the ${eats} and some more of the same. "${refrain}" said ${c}. "It comes in big and small."`,
        `"Soap, then?" said ${g}. "Soap!" said ${c}, and laughed until the badge fell off. "${refrain} People wash far too much."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(G, 'walk', 'worried')] },
        `It was the same in every aisle. Up one, down the next, top shelf, bottom shelf. A man stood there and wept, as he had only come for tea. "${refrain}" they told him.`,
        `All the shelves were full, and all of them were full of one thing. An old lady held up her list. She had wanted eggs. "${refrain}" said somebody kindly, and filled her bag.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'sleepy'), seen(K, 'stand', 'curious')] },
        `By eleven there was a queue to the door. Beep, went the till. Beep, beep. "Does it always do that?" said ${c}. "We only wanted the shelves. Nobody told us that there would be people."`,
        `But then everybody came at once. "Where's the milk? Where's my change?" Beep, beep, beep. ${c} put both ears down. "It's not how it looked," said ${c}, "from outside."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['box'] },
        `${k} looked behind the tills. There lay the boxes, the empty ones that the things had come in. In every box sat somebody. They looked happier than anyone in that shop. "Oh," said ${k}.`,
        `In a corner was a heap of empty boxes. ${k} went closer. There were eyes in them. It was half of the ${kinds}, having a rest. "It isn't the shop you like," said ${k}. "It's what it comes in!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'hold', 'determined', 'box'), seen(C, 'stand', 'curious')],
        },
        `So ${k} carried a box out to the pavement, and then ten. Tall ones, wide ones, one with a window. "Who wants to take over these?" said ${k}. There was quite a rush.`,
        `"Swap?" said ${k}. "You can have all of these, with no beep in them. We'll have the rest." Out they went, box after box. Out came the ${kinds}, in a line, at a run.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'happy'), seen(K, 'stand', 'happy')], things: ['box'] },
        `${c} got into the largest, and turned round twice. "Now this," said ${c}, "is what I call a supermarket." By noon you could buy bread again.`,
        `Soon there was a street of boxes, and a face in each. "Come again," said ${c}, from number one. ${k} got the bread and the soap. It went beep, and nobody minded.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'hold', 'surprised', 'box'), seen(C, 'sit', 'happy')] },
        `At home they unpacked. Bread, soap, tea. The box was very heavy, though, for an empty one. ${k} looked inside. "${refrain}" said ${c}.`,
        `They had brought the things home in a box. ${k} took out the soap and the bread. Something was left at the bottom. It had a badge. "Have you taken over this one, too?" said ${k}. "Yes," said ${c}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, k, g, chance } = going;
  const { C, eats, refrain } = takers(going);
  const c = C.name;
  const { kinds } = C;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'shop', camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')] },
        `It happened on a Monday, some time before six. When the doors of the supermarket slid open, the music was playing and the lamps were lit. Only there was nobody there who was a person. There were ${kinds}. They were on the shelves and in the trolleys. One was up a ladder, changing a sign. "I only came for bread," said ${g}. "We'd better ask," said ${k}.`,
        `Nobody saw them come in. At closing time on Sunday, the supermarket had been an ordinary one. On Monday it belonged to the ${kinds}. ${k} and ${g} stood on the mat, and the doors shut behind them. "Good morning," said someone, going by with a mop. "Mind the floor." It was all very well run. That was what was so surprising.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'proud'), seen(K, 'stand', 'curious')] },
        `In the manager's chair, by till one, was ${C.introduced}. The badge said HERE TO HELP. "We took over," said ${c}. "We've watched this place for years, from outside, with our noses on the glass. There was so much in it. All you had to do was let people carry it away. I thought that anyone could do that." ${c} pressed a button to show them. Beep.`,
        `${C.introduced} was in charge, and had a badge and a pencil. "It's what we've always wanted," said ${c}. "You can't think how it looks from the car park on a wet night. All that light! And somebody in a chair, going beep. I said to the others, that's the life for us." It was ten past eight. ${c} had not yet had a customer.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'calm'), seen(C, 'stand', 'happy')] },
        `"Then we'd like a loaf of bread," said ${k}. ${c} was all attention. There was a rustling, and a small parcel was put on the belt. It was the wrong shape. "${refrain}" said ${c}. "But that's what you eat," said ${k}. "Well, yes," said ${c}. "We know about that. We thought we'd begin with what we know."`,
        `${k} had the list. "Bread," read ${k}. ${c} wrote it down, and looked at it. "We did find some of that. It was in the way, so it went back on the lorry. ${refrain} There's a great deal of it. There are three kinds." ${k} looked, and they were all one kind. But they had been arranged with love.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(G, 'walk', 'worried')] },
        `They walked the aisles. Where there had been soap, there was that. Where there had been light bulbs, there was that, too, in a nice pyramid. "${refrain}" called a voice from the top of each. A man was sitting on the edge of a freezer. He had come for nappies. He had been given ${eats}. He did not know how to tell his wife.`,
        `Every aisle was full, from end to end, and every aisle was the same. An old lady asked for eggs. "${refrain}" she was told, and somebody carried it to the door for her. A boy wanted a birthday card. He got the same, with a bow. "They're so kind about it," said ${g}. "That's what makes it hard."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'worried'), seen(K, 'stand', 'calm')] },
        `By eleven there was a queue out of the door, and nobody in it was pleased. "Have you got any milk?" "Who's in charge here?" Beep. Beep. "${refrain}" said ${c}, over and over, a little more quietly each time. Someone shouted. ${c} had never been shouted at by anyone in a hat. "From outside," said ${c}, when ${k} came by, "you can't hear it."`,
        `Then it was eleven, and the town wanted its lunch. They came in wet. They all spoke at once. They asked for things with names that ${c} had never heard, and banged on the belt. "${refrain}" said ${c}. Beep. Beep. Beep. When ${k} came back round, the pencil had been chewed in two. "Does it ever stop?" said ${c}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'determined'), seen(K, 'stand', 'worried')],
          things: ['telephone'],
        },
        `"I'm sorry for them," said ${g}, "but this won't do. I'm going to ring somebody up." There was a number on the wall, for emergencies. Somebody would come, with vans and nets and a loud voice. ${k} looked at the badge. HERE TO HELP, it said, and it had been put on straight. "Give me ten minutes," said ${k}. "They haven't done anything bad. They've only done it wrong."`,
        `People had begun to say that someone should be called. A man had his telephone out. You could hear it ring, at the other end. "They'll be thrown out," said ${k}. "They only wanted to be where it's light." "And I only want bread," said ${g}, but not very hard. "Can you think of something better?" "I could," said ${k}, "if he'd ring off." And ${g} went across and had a word with the man.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious')], things: ['box'] },
        `So ${k} did what nobody else had done that morning, and looked at them. Half of them were not on the shelves at all. They were at the back, where the empty boxes are thrown. There was somebody in every one, with just the eyes out. No one was saying anything. No one was going beep. ${k} had not seen such peaceful faces since the doors opened.`,
        `Where do you go when it's all too much? ${k} went to the end of the last aisle, and through the rubber flaps. It was dim there, and it smelled of cardboard. The boxes were in a heap, as they had come off the lorry. "You can't come in," said one of them. "It's our break." There were ${kinds} in all of them, right up to the roof.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(C, 'sit', 'sad')], things: ['box'] },
        `${k} went and told ${c}. "I know," said ${c}. "I've been wanting to get into one since nine. But I'm the manager." "What did you like best, when you used to look in?" ${c} thought. "The boxes," said ${c}, very low. "They were so empty. I thought that you'd have to own the shop to get one." "You only have to ask," said ${k}. "They're thrown away."`,
        `When ${c} had two minutes, ${k} put it as gently as possible. "It isn't really the shop that you wanted, is it?" ${c} looked at the belt. "It's so hard to give it back," said ${c}, "when you've taken it over. You would look silly." "You would look like somebody in a box," said ${k}. There was a longish pause. "A big one?" said ${c}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'hold', 'determined', 'box'), seen(C, 'run', 'excited')],
        },
        `They carried them out between them, all forty, and set them down along the wall, in the sun. There were tall ones and flat ones. One had held a piano. Behind ${k}, in the shop, everything grew still. Then out they came, by twos and threes, and they took off their badges at the door. There was some pushing for the piano.`,
        `It made a street, when they were all put out: a whole street of boxes, with flaps for doors. ${c} came last, and hung up the badge, and turned the sign on the glass from OURS to YOURS. No one laughed. Somebody in a hat even clapped. And ${c} got into number one, and turned round three times, and was gone.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'hold', 'surprised', 'box'), seen(C, 'sit', 'happy')] },
        `By evening there was bread. It went beep, and they carried it home in a box, for the handles. "It's heavier than I thought," said ${g}, and put it down on the table. ${k} lifted out the loaf. There was something underneath it, round and warm and fast asleep. "I think we've been taken over," said ${k}.`,
        `They got their loaf. It had only taken a day. At home, ${k} unpacked, and looked for the box to put in the shed. It had moved. It was by the stove. There were two eyes in it. "Good evening," said ${c}. "${refrain}" It was a small parcel, with a bow. It was meant as rent.`,
      ),
    ],
  };
}
