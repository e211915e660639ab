import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'All done!',
  'I am all done!',
  'There, all done!',
  'Done!',
  'Now I am done!',
  'Look, all done!',
  'Quite done!',
  'Done at last!',
  'Hooray, all done!',
  'All dressed!',
  'Dressed and done!',
] as const;
const TITLES = ['all done', 'what is this, then', 'the pants that were left', 'dressed by myself'];

/** Dressed all alone, three times; and each time something lies on the floor that ought to be underneath. */
export const ALL_DONE: EventPlot = {
  id: 'all-done',
  when: /\b(?:dress\w*|clothes|ready|socks?|pants|jumpers?|trousers|coat|by (?:my|him|her)self)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'sit', 'happy')],
          things: ['sock', 'shirt'],
        },
        `It was morning. "By myself!" said ${A.introduced}. ${B.introduced} looked on.${comesToo}`,
        `It was morning. "I get dressed!" said ${A.introduced}. "Good," said ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')] },
        `On went the trousers. Both legs went in one side. Hop, hop, bump!`,
        `One leg went in. The other leg went in there, too. Bump!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'point', 'surprised')], things: ['sock'] },
        `Then it was right. "${refrain}" said ${a}. "What is this?" said ${b}. It was a sock.`,
        `Now they were on. "${refrain}" But ${b} had a sock. "And this?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['sock', 'shoe'] },
        `Off with the shoe. On with the sock. On with the shoe. "${refrain}"`,
        `The shoe came off. The sock went on. The shoe went on. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')], things: ['shirt'] },
        `"What is this?" said ${b}. It was a vest. Off with the jumper! Off and on. "${refrain}"`,
        `Then ${b} had a vest. "And this?" The jumper came off. The vest went on. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'surprised')] },
        `"And what are these?" said ${b}. Oh no! They were the pants!`,
        `One more thing was there. ${b} held it up. It was the pants!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'calm')] },
        `"Time to go," said ${g}. ${a} looked at the pants. It all had to come off again.`,
        `"Are you ready?" said ${g}. ${a} was so sad. Shoes off, socks off, all off?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `"No!" said ${k}. "On top! Put them on top!" And that was what they did.`,
        `"Wait," said ${k}. "They can go on top of it all!" So on they went.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'proud'), seen(B, 'run', 'happy'), seen(G, 'walk', 'happy')],
        },
        `Down the street they went. ${a} had pants on top! "${refrain}"`,
        `"${refrain}" said ${a}. Off flew ${a}, pants on top.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'proud')],
          things: ['chair', 'shirt'],
        },
        `${Gcap} had laid it all out on the chair, in a heap. "Shall I help you to get ready?" "No," said ${A.introduced}. "I'm doing the whole of me this morning." So ${g} went down to the toast.`,
        `There was a pile of clothes on the chair. "I'll get dressed by myself," said ${A.introduced}. "Every bit?" said ${g}. "Every bit." And the door was shut.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined'), seen(B, 'sit', 'curious')] },
        `${B.introduced} sat on the bed and watched.${comesToo} ${a} began with trousers. Two legs went in, and one foot came out. "You're a mermaid," said ${b}. Hop, hop, crash.`,
        `${B.introduced} was there to cheer.${comesToo} First the trousers. It is odd how both legs like the same hole. "Where's your other foot?" said ${b}. Thump, went ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'point', 'surprised')],
          things: ['sock', 'shoe'],
        },
        `Then came a jumper, and then came shoes. "${refrain}" said ${a}. ${b} was looking at the chair. "What's this, then?" said ${b}. It was long and blue. It was a sock.`,
        `After that it went well. Jumper: on. Shoes: on. "${refrain}" "What's this, then?" said ${b}, and held up two socks. They were still in a ball.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: ['sock', 'shoe'] },
        `You cannot put on a sock over a shoe. ${a} tried. So off came the shoes. On went the socks. On went the shoes. It took a very long time. "${refrain}"`,
        `"Socks go under shoes," said ${b}. "I know that," said ${a}. Off, off. On, on. And on, and on. ${a} stood up, and turned round once. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'surprised', 'shirt'), seen(A, 'stand', 'worried')] },
        `"And this?" said ${b}. There was a vest on the chair. A vest goes under a jumper. So off came the jumper, with a crackle, and everything went round again. "${refrain}" said ${a}, rather hot.`,
        `But ${b} had something white. "Isn't this a vest?" It was. The jumper came off, and took the hair up with it. Vest, jumper, hair. "${refrain}" It was said a bit less loudly.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')] },
        `The chair was empty now. ${a} looked twice. "There!" said ${a}. "There," said ${b}, and pointed at the floor. On the carpet lay something small, with stripes. It was the pants.`,
        `At last there was nothing on the chair. "That's the lot," said ${a}, and bowed. ${b} looked under the chair. "What are these, then?" said ${b}. They had stripes on. They were pants.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `Pants are right at the bottom of everything. To get to them, all must come off: shoes, socks, trousers. ${a} sat down. "I did it three times," said ${a}. "I can't do it a fourth."`,
        `There is nothing that goes under pants. They go under all the rest. "Time to go!" called ${g}. ${a} looked down at three layers, and two knots. "I nearly did the whole of me."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `${k} picked them up and looked at the stripes. "These are the best thing you've got," said ${k}. "Why are they always at the bottom? Nobody ever sees them. Who wears them on top?"`,
        `${k} held them against the window. Red stripe, blue stripe. "It's silly to hide these," said ${k}. "I know somebody who doesn't. It's on your own pyjamas. He can fly."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'cheer', 'happy')] },
        `It took one second. Left foot, right foot, up. They went over shoes and trousers and all, quite easily. "${refrain}" shouted ${a}. And for the first time there was nothing left, on chair or floor.`,
        `So they went on last. They went on over everything, as tight as a drum. "${refrain}" said ${a}, with both fists in the air. ${b} looked on the chair, under it and behind it. There was nothing at all.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'proud'), seen(B, 'run', 'happy'), seen(G, 'walk', 'surprised')],
        },
        `"All by yourself!" said ${g}, and then saw. ${g === 'the grown-up' ? 'The grown-up' : g} began to speak, and looked at the clock, and stopped. And down the street went ${a}, with stripes on top, nearly flying.`,
        `${Gcap} looked at ${a} from top to toe. "Nobody helped me," said ${a}. "No," said ${g}. "I can see that." They went off down the street. People cheered.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'calm')],
          things: ['clock', 'shirt'],
        },
        `It was about being ready. ${B.introduced} could be ready in four minutes, and was, every single morning. ${A.introduced} had never yet been quicker. "You think too much," said ${b}. "You don't think at all," said ${a}. So there was a contest. The one who was last carried both bags to school for a week.`,
        `"Four minutes," said ${B.introduced}, every morning. It was the time that ${b} took to get ready, from bed to door. ${A.introduced} took twenty, on a good day. "There's no art in it," said ${b}. "You just put things on." "I'll do it in three," said ${a}. It had slipped out. They agreed that the slower should carry both school bags until Friday.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')] },
        `"Go!" said ${k}, who held the clock. Two heaps lay on two chairs. ${a} dived into trousers. There were two legs and two holes, and somehow they both chose the left. ${a} went down like a tree. It was as good as lost already. But ${b}, on the other side, had got a head stuck in a sleeve.`,
        `They stood beside their chairs, in pyjamas, like runners. The clock was on the bed. Go! ${a} grabbed what lay on top. It was trousers, and it had three ends, and it would only take feet at one of them. There was a hop and a crash. Across the room somebody was saying a word into a jumper. So it was not over yet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')], things: ['sock', 'shoe'] },
        `Trousers. Jumper. Shoes! "${refrain}" roared ${a}. It was two minutes and fifty. "${refrain}" roared ${b}, in the very same breath. They looked round. On ${A.names} chair lay a pair of socks, still in their ball. On ${B.names} chair there was another. Neither of them had thought of it. Nobody could have said who was the more surprised.`,
        `"${refrain}" They both said it together, at under three minutes, with both arms up. There was a pause. "What's that, then?" said ${a}, and pointed at a sock. It was on ${B.names} chair. "What's that?" said ${b}, pointing back. You do not win with bare ankles. They sat down on the floor, and tore at their laces.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'determined')],
          things: ['sock', 'shoe'],
        },
        `Shoes off. Socks on. Shoes on. Haste makes knots. "${refrain}" gasped ${a}. "${refrain}" gasped ${b}. But there was still something white on the backs of both the chairs. Vests, by their nature, go underneath. Off came two jumpers, crackling, and the hair of both stood up on end.`,
        `It was neck and neck through the socks. They rose. "${refrain}" "${refrain}" And there, as calm as you please, hung two vests. You could hear them both think. A vest shows, at the neck. There was nothing for it. Two jumpers went up like blinds, and two heads were lost in them for quite a time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Seven minutes. They faced each other, scarlet, done up to the chin. The chairs were bare. "It's a draw," said ${b}. Then ${k} coughed. ${k} was looking at the floor. There were two things on it, which had slid off the heap at the very start. One had stripes. One had frogs. They were pants.`,
        `It was nearly eight minutes by the clock. There was not a thread left upon either chair. They shook hands. "What are those, then?" said ${k}. Nobody wanted to look. On the carpet lay a pair of pants with stripes. Some way off lay a pair with frogs.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'determined')] },
        `"They don't show," said ${b}, rather fast. "Nobody'd know. We could put them in a drawer." It was quite true, and the clock was ticking. ${a} had only to nod. "I'd know, though," said ${a}. "I'd be thinking about it in sums." "So would I," said ${b}. "I just hoped that you wouldn't." They looked down at all those buttons, and sighed.`,
        `"Well, I'm ready," said ${b}, and kicked the frogs beneath the bed. "Are you?" It would have been easy to kick the stripes in after them. They would both have been down those stairs in a second. ${a} had a foot out for it. "It's cheating," said ${a}. "It isn't cheating you. It's cheating the frogs." ${b} went red, and fished them out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')] },
        `So they sat down on the carpet to begin again: knots, shoes, socks, trousers. It was twenty to nine. "How do you do it in four?" said ${a}. "I don't, as a rule," said ${b}. "I put most of it on the night before, and sleep in it." There was a very long silence. "That's why you're so creased," said ${a}, and for some reason they both felt better.`,
        `"I have to tell you something," said ${b}, picking at a lace. "About the four minutes. I go to bed in my vest and socks." ${a} stopped undoing. "I've tried to be as quick as you," said ${a}, "for a year." "I know. I'd have told you. Only it was the one thing that I was best at." They picked away in silence. It was quite a friendly one.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `It was ${k} who asked the question. "Why are they at the bottom?" said ${k}, and held the pants up to the light. "They're the only good things you've got. There's grey, and grey, and brown. Then there are frogs. And you put them where nobody can see." ${k} looked from one to the other. "Who says it's under?"`,
        `${k} was thinking of comics. There are people who can lift trains, and who get dressed in a telephone box. They do it faster than anyone alive. And what have they got on top? "You're only not done," said ${k}, "if they've got to go on first. Suppose that they went on last. They take one second. I've timed it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')] },
        `They did it on the count of three. Left, right, up, over shoes and trousers and everything. They stood before the mirror. It was not what you would expect at a school. But there was not one thing left over, on chair or floor or under the bed. "${refrain}" they said. It was eleven minutes, to the second, for both of them.`,
        `One, two, three. On they went, frogs and stripes, at the very top of it all. They fitted like crowns. Nobody spoke for a bit. It was not ordinary. On the other hand, for the first time since Monday, there was nothing to be pointed at. "${refrain}" said ${a} and ${b}. They had come in at eleven minutes, side by side.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'proud'), seen(B, 'run', 'proud'), seen(G, 'stand', 'surprised')],
          things: ['backpack'],
        },
        `${Gcap} was in the hall, with two bags. ${Gcap} looked, and began a sentence, and gave it up. "You've dressed yourselves," said ${g}. "Yes," they said. They took a handle of each bag, since nobody had lost. Then they went down the street with a rush, like people who have been sent for. By Friday half of the school had done the same.`,
        `"Are you ready at last?" said ${g}, at the foot of the stairs. Then there was a silence. "I see that you are," said ${g}. As for the bags, they swapped them at every lamp post. The wind was behind them. They put out both arms, and ran, and an old man on a bench got up and saluted.`,
      ),
    ],
  };
}
