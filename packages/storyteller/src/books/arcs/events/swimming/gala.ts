import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';

const REFRAINS = [
  'Bump! So sorry!',
  'Bonk! Excuse me!',
  'Bump! Oh, hello!',
  'Thud! Beg your pardon!',
  'Bump! Oh, sorry!',
  'Bonk! I am sorry!',
  'Thud! Excuse me, please!',
  'Bump! Pardon me!',
  'Bonk! Oh dear!',
  'Thud! So very sorry!',
  'Bump! Beg pardon!',
] as const;
const TITLES = ['straight on', 'the crooked swimmer', 'bump', 'a line to swim on'];

/** Somebody swims crooked, until there is seen to be a line at the bottom. */
export const GALA: EventPlot = {
  id: 'gala',
  when: /\b(?:gala|races?|racing|medals?|competition|team|fast\w*|badge|wins?|winning|lengths?|width)\b/i,
  young: (going) => young(withSchoolFriend(going)),
  middle: (going) => middle(withSchoolFriend(going)),
  old: (going) => old(withSchoolFriend(going)),
};

function young(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy')] },
        `There was a long white line. ${A.introduced} walked along it. One, two!`,
        `There was a line on the path. ${A.introduced} stayed on it. Left, right, left, right!`,
      ),
      page(
        {
          setting: 'swimming-pool',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'calm')],
        },
        `It went to the pool. The swimming gala! ${B.introduced} was there.${comesToo} ${Gcap} stood by the water.`,
        `Here was the swimming gala. ${B.introduced} was there.${comesToo} ${Gcap} stood close to the water.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised')], things: ['string'] },
        `Peep! Off they swam. But ${a} went to the left. There was a rope. "${refrain}"`,
        `Peep went the whistle. ${a} swam hard, and crooked. The rope! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(B, 'float', 'surprised')] },
        `So ${a} went to the right. There was ${b}. "${refrain}" said ${a}.`,
        `Now ${a} swam the other way. Who was that? It was ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'worried')] },
        `${a} shut both eyes, and swam. That was no good. The wall! "${refrain}"`,
        `${a} looked at the roof. Round went ${a}, like a duck. The side! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `"I can swim," said ${a}. "I just cannot swim straight." One more race to go.`,
        `"I go everywhere," said ${a}. "But not to the end." There was one race left.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `${k} looked down into the water. "There is a line! A long, long line!"`,
        `What was that, under the water? "A line!" said ${k}. "Like the one on the path!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined')] },
        `Peep! ${a} did not look up. ${a} looked down. Left, right, left, right.`,
        `Peep! Down there was the line. ${a} stayed on it. One, two, one, two.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'proud'), seen(B, 'cheer', 'happy')] },
        `Straight on, straight on. Bump! It was the end. ${a} was not sorry at all!`,
        `All the way along it swam ${a}. Bump! That was the other side. Hooray!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `At night ${a} got into bed. Crooked? No. Quite straight. And fast asleep.`,
        `"Good night," said ${g}. ${a} was asleep, as straight as a line.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(G, 'walk', 'happy')] },
        `There was a white line on the path. ${A.introduced} walked along it. "You mustn't step off," said ${a}, "or you're in the soup." ${a} did not step off once, all the way to the pool.`,
        `If there was a line, ${A.introduced} walked on it. One, two, one, two, went ${a}, right along the middle. "As straight as a ruler," said ${g}.`,
      ),
      page(
        {
          setting: 'swimming-pool',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'calm')],
        },
        `It was the swimming gala. There were flags, and ropes, and a whistle. ${B.introduced} was jumping up and down.${comesToo} ${Gcap} stood right beside the water. "Just swim to the other end," said ${b}.`,
        `At the pool there were flags up for the gala. "I'm in your team!" called ${B.introduced}.${comesToo} "We've got three races. All you have to do is get to the end." ${Gcap} stood at the edge, close by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised')], things: ['string'] },
        `Peep! They were off. ${a} swam hard, with eyes on the end. But one side of ${a} swam harder than the other. The end moved slowly to the right. "${refrain}" said ${a}, to a rope.`,
        `The whistle went. ${a} swam and swam, and made a lot of foam. It went well. It only did not go forwards. It went round, in a bend, like a banana. "${refrain}" That was the rope.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(B, 'float', 'surprised')] },
        `In the second race ${a} pulled more on the other side. So it all happened the other way about. ${a} went under a rope, and came up beside ${b}. "${refrain}" "This is my lane," said ${b}.`,
        `"Steer a bit," said ${b}. So in the next race ${a} steered a bit. It was a bit too much. Who was this, coming up so close? It was ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'worried')] },
        `${a} turned over, to swim on the back and look at the roof. There is nothing to steer by on a roof. Round went ${a}, three times, like a leaf in a drain. There was the side. "${refrain}"`,
        `After that ${a} shut both eyes and hoped. It was nice in there, and dark. But it seemed a long way. When ${a} hit something and looked, it was the side they had started from. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"I can swim," said ${a}. "I swam twice as far as anybody." "You did," said ${b}. "You just didn't swim it in one direction." There was one race left, right to the other end.`,
        `They sat on the side and dripped. "You're quite fast," said ${b}. "If the end was at the side, you'd win." ${a} looked along the pool. It was a long way to go without anything to walk on.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `The water was quite still by then. ${k} looked down into it. "That's funny," said ${k}. "They've painted something on the bottom. It's a line! It goes all the way to the end!"`,
        `"Everybody looks at the end," said ${k}. "What's down there?" The splashing had stopped, and you could see the floor. Along it, from one end to the other, ran a long dark line. "It's a path!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined')] },
        `Peep! This time ${a} did not look at the end. ${a} looked down. There was the line, and there was ${a} above it. One, two, one, two. You must not step off, or you are in the soup.`,
        `The whistle blew. In went ${a}, face down, and there it was, waiting. It was just like going for a walk, only wetter. Left, right, went ${a}, left, right, along the middle.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'proud')] },
        `It went on and on. No rope came. Nobody came. Then the line stopped, and so did the pool. Bump! "That's the end!" shouted ${b}. It was the right bump at last, and ${a} was not sorry.`,
        `${a} did not know how far it was, or who was in front. There was only the line. Then, bump! It was a wall. "Sorry," said ${a}, and looked up. It was the wall at the far end. "Hello!" said ${a} to it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'cheer', 'happy')], things: ['ribbon'] },
        `A girl with long arms was first. ${a} was fourth, and the first three all shook hands with ${a}. They had met already, in the other races. There was a green ribbon for fourth.`,
        `It was not first. It was not even third. But it was as straight as a ruler. They gave ${a} a green ribbon. "Fourth!" said ${b}. "And you didn't visit anybody!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['ribbon'],
        },
        `${a} walked home on the white line, and up the middle of the stairs. "Straight to bed," said ${g}. So ${a} lay down, quite straight, and was asleep.`,
        `That night there was a ribbon over the bed, hanging down in a line. ${a} lay under it, and looked. ${Gcap} put out the light. Nobody was ever asleep so straight.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, company, chance, raw } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = company.person('Joss', 'child');
  const from = /\b(?:in|of) (?:the |my |our )?(?:school|class|year)\b/.test(raw) ? 'top class' : 'other school';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'worried')] },
        `${A.introduced} went to the swimming gala on the white line, without putting a foot wrong. ${B.introduced} walked beside it, on the ordinary part, and worried.${comesToo} "There are four in a team," said ${b}, "and we've got four. So you have to swim. You do go straight these days?" "I'm going straight now," said ${a}.`,
        `A white line goes all the way from the bus stop to the pool. ${A.introduced} had never stepped off it. "It's only four races," said ${B.introduced}, who was captain, and had not slept.${comesToo} "We were last again last year. I'd just like us not to be. You've been practising?" ${a} had. ${a} had been all over the pool.`,
      ),
      page(
        { setting: 'swimming-pool', camera: 'wide', actors: everybody(going, 'stand', 'worried') },
        `Here was the trouble. ${a} was not slow. ${a} swam like a paddle steamer. But one of the paddles was stronger, and so it was never quite certain where the steamer would arrive. The flags were up. ${Gcap} stood at the edge of the water, and kept the time. There were ropes between the lanes, and six teams. In the lane next to theirs was Joss, who had won everything, always.`,
        `It was a fine pool, with flags across it and six lanes with ropes between. In a lane you cannot go wrong. At least, nobody ever had. ${b} looked at the ropes, and took heart. ${Gcap} stood at the water's edge, and kept the time. Joss from the ${from} was in the next lane, shaking out two long arms. "Good luck," said Joss, quite kindly. Joss could afford it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'float', 'surprised'), seen(C, 'float', 'surprised')],
          things: ['string'],
        },
        `Peep! For half the first race they led. Then the foam that was ${a} began to lean. It leaned until it met a rope, and it went under the rope without noticing. "${refrain}" said ${a}, coming up under somebody's arm. It was Joss. "This one's mine," said Joss. "Yours is over there."`,
        `The first race began well. "Go on!" yelled ${b}. ${a} went on. ${a} went on in a long and lovely curve, like the handle of a jug, and under a rope. There was a person there. "${refrain}" "Hello again," said Joss, swimming round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'worried')] },
        `In the second ${a} swam on the back. "There's only the roof up there," said ${b}, "so what's there to hit?" There was the side. "${refrain}" In the third ${a} shut both eyes, so as not to be distracted. That was a long race. When ${a} came up, the others were dressed.`,
        `They talked it over. In the second race ${a} kept the chin up and stared at the far wall. The wall slid off to the left. "${refrain}" said ${a}, to a lady with a stopwatch. In the third ${a} thought it best to do it by feel. It felt very good. It finished where it had started.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'angry'), seen(A, 'sit', 'sad')] },
        `"You swam further than anyone in this building," said ${b}. "You swam to Wales." "I was fast," said ${a}. "You were fast in the wrong place. Can't you even try?" That was not fair, and they both knew it, and ${b} went off to be captain somewhere else. They were last. There was one race to go, and it was ${A.names}.`,
        `${b} had a towel over the head, and spoke from inside it. "It's a straight line," said the towel. "It's the only thing that they ask." "I know what a straight line is," said ${a}. "Then swim on one!" It is a bad feeling, to be doing your best and be asked to start. They did not look at each other. The board said LAST.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `"If only there was a path," said ${b}. "It's all right on a path." ${k} was looking at the water, because that was easiest. "There is one," said ${k}. They had stopped splashing, in the break. You could see right down to the tiles. From end to end of the pool, under lane three, ran a long dark line.`,
        `It was the first time all morning that the water had lain flat. ${k} leaned over to look. "Has that always been there?" said ${k}. Somebody had put dark tiles along the floor, one behind another, from this wall to that. Every lane had some. "It's the white line. It doesn't stop at the door. It goes straight on, underneath."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined')] },
        `It turned out that everyone else knew. "You look down," said Joss, surprised. "Didn't anybody say?" Nobody had. Peep! ${a} went in, and looked at the floor, and there it lay. One, two, one, two. If you stepped off, you were in the soup. For once it was like going on rails.`,
        `"Look at the end," people had always told ${a}. And ends move about. But a line stays where it is. Peep! There it was below, with a little light running over it. ${a} swam along it as you walk along a wall, not thinking of anything. For a whole length no rope came, and nobody's arm. It was lonely, and very fast.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(C, 'float', 'worried')], things: ['goggles'] },
        `There were two lengths. At the turn ${a} was second, and then there was nobody ahead at all. That was odd. It was so odd that ${a} looked up. Joss had stopped. Joss's goggles had come off at the turn, and lay on the bottom. Joss was going round in the middle of the pool, eyes shut, feeling for the rope.`,
        `${a} turned, and came back along it, and drew level with somebody. It was Joss, who had never been caught in her life. But Joss was not swimming straight. Joss's goggles were gone. Joss could not see the line, or the rope, or anything, and was making a long and lovely curve. ${a} knew that curve.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'worried'), seen(C, 'float', 'sad')] },
        `Fifteen strokes, and it was won. ${b} would never say that word "try" again. On the other hand ${a} knew what it was like in there, in the soup, with everybody shouting. ${a} trod water, and lost one second, and then another. You could see them going.`,
        `Nobody would have blamed ${a}. The wall was just there. ${b} was jumping up and down on it, screaming. It had been such a long morning of last. And beside ${a}, somebody who had only ever been kind about it was swimming carefully into a rope. "So sorry," said Joss to the rope. That settled it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined'), seen(C, 'float', 'calm')] },
        `"It's me," said ${a}. "Follow the splash." And ${a} swam on, along the line, not too fast, kicking up a good loud foam. Joss came behind it, blind as a mole, and perfectly straight. On both sides the other teams went by. Bump, went ${a}, at the end. "${refrain}" said Joss, arriving. They were fifth and sixth.`,
        `"Keep behind me," called ${a}. "I'm on it. I'll kick, and you listen." So one of them looked, and the other one listened. They came down that pool like a tug and a ship. Four people passed them. It did not seem to matter as much as you would think. There was a bump, and then a second one. "${refrain}" said two voices.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'shy'), seen(A, 'stand', 'calm'), seen(C, 'stand', 'happy')],
          things: ['ribbon'],
        },
        `${b} was waiting with the towel. "We're last," said ${a}. "I know," said ${b}. "I can count." It took ${b} a moment to go on. "You went quite straight. Both ways. And then you stopped, and I yelled at you, and I'd like not to have." "It was a good loud yell," said ${a}. "I steered by it." Joss came over, and gave ${a} the ribbon for the fastest length.`,
        `"Last," said the board, as it had said the year before. ${b} looked at that, and then at ${a}, and held out the towel, the warm side. "I'd have gone on," said ${b}. "I'd have won. I keep thinking about it." "It was only that I knew where she was," said ${a}. "I've been there all day." They looked up. It was Joss, with a blue ribbon in her hand, which she seemed to want somebody to have.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(C, 'walk', 'happy')],
        },
        `They all went home on the white line that evening, one behind the other, and did not step off. ${b} went last, from choice. "What happens if you fall in?" called ${b}. "You say you're sorry," said ${a}, "and somebody comes."`,
        `It was a long way to the bus stop. ${a} walked on the line, and Joss came next, and ${b} came last with both eyes shut. "${refrain}" said ${b}, into Joss's back. Nobody went in the soup.`,
      ),
    ],
  };
}
