import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Pop! Pfff! Sorry!',
  'Bang! Sorry about that!',
  'Pop! There goes the ball!',
  'Pfff! Not another one!',
  'Pop! Oh no, sorry!',
  'Bang! Oh no, flat!',
  'Pfff! Oh, sorry!',
  'Pop! So sorry!',
  'Bang! That was the ball!',
  'Pfff! Flat as paper!',
  'Pop! Bang! Oh no!',
] as const;
const TITLES = ['pop', 'a unicorn in the team', 'the orange on the horn', 'seven footballs'];

/** The one with the horn, and whoever else plays. */
const players = ({ A, B, company }: Going): { readonly U: Figure; readonly P: Figure } => {
  const [a, b] = [A, B].map((each) => /unicorn|rhino|narwhal/.test(each.kind));
  // Of "a unicorn football team" nobody is named: one of them joins in, and nobody else has a horn.
  return a === true ? { U: A, P: B } : b === true ? { U: B, P: A } : { U: company.meet('unicorn'), P: A };
};

/** A unicorn joins the team, and every ball it heads goes pop, until there is half-time with oranges. */
export const HORN: EventPlot = {
  id: 'horn',
  when: /\bunicorns?\b|\brhino\w*/i,
  only: true,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { K, k, Gcap, comesToo, chance } = going;
  const { U, P } = players(going);
  const u = U.name;
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(P, 'run', 'happy'), seen(U, 'stand', 'shy')],
          things: ['football'],
        },
        `Football! ${P.introduced} was there. "Can I join?" That was ${U.introduced}.${comesToo}`,
        `Who wanted to play football? ${U.introduced}! "Come and join us!" That was ${P.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'jump', 'surprised')] },
        `The ball came down. ${u} jumped up to it. ${refrain}`,
        `Here came the ball. ${u} put up a head, with the horn. ${refrain}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', 'football'), seen(U, 'run', 'happy')],
          things: ['football'],
        },
        `"I have one more ball," said ${p}. ${u} ran. ${u} jumped. ${refrain}`,
        `${p} got a new ball. It was a red one. Up it went. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'run', 'determined')] },
        `So ${u} only ran. But the ball came too near the horn. ${refrain}`,
        `Then ${u} shut both eyes. The ball came down on the horn. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad'), things: ['football'] },
        `There was one ball left. "I will only look," said ${u}. That was sad.`,
        `Only one ball was left. ${u} went and stood far away. Everybody was sad.`,
      ),
      page(
        { camera: 'medium', actors: [seen(going.G, 'hold', 'happy'), seen(P, 'sit', 'happy')] },
        `Peep! Half-time! ${Gcap} had oranges. ${u} wanted one. It got stuck on the horn.`,
        `It was half-time, with oranges for all. ${u} bent down. Plop! There was one on the horn.`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
        `How they laughed! Then ${k} looked. "The horn is not sharp now!" said ${k}.`,
        `"Take it off," said ${u}. "No!" said ${k}. "Now it is round! Leave it on!"`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'jump', 'happy')], things: ['football'] },
        `Up went the last ball. ${u} jumped. Boing! No pop! It flew and flew.`,
        `They threw the last ball. Nobody looked. Boing! It did not pop. It flew!`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'cheer', 'proud'), seen(P, 'cheer', 'happy')], things: ['goal'] },
        `Goal! All the team ran to ${u}. Boing, boing! Three more goals!`,
        `It flew into the net. Goal! "Again!" said ${p}. Boing!`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: everybody(going, 'sit', 'happy') },
        `After the match ${u} was hungry. And there it was, up on the horn. An orange!`,
        `Then they were all hungry. ${u} had the orange. There was only a small pop.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, g, k, comesToo, chance } = going;
  const { U, P } = players(going);
  const u = U.name;
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(U, 'stand', 'shy')],
          things: ['football'],
        },
        `The football team was one short. "I could join," said somebody by the fence. It was ${U.introduced}.${comesToo} "Can you run?" said ${P.introduced}. "Like the wind," said ${u}. "Can you head?" "I don't know yet."`,
        `${P.introduced} was looking for one more player. Over the hedge came ${U.introduced}, in one jump.${comesToo} "Is this football?" said ${u}. "May I join the team?" "With a jump like that?" said ${p}. "You're in!"`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'jump', 'surprised')] },
        `The match began. Over came a high ball, and ${u} rose up to meet it. It was a beautiful header. There was only the horn. ${refrain} The ball came down like a sock.`,
        `Up went the first ball. Up went ${u}, higher than anyone. Head met ball, or, to be exact, horn did. ${refrain} It flew round the pitch by itself and lay down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', 'football'), seen(U, 'stand', 'shy')],
          things: ['football'],
        },
        `"It's all right," said ${p}. "We've got four balls." ${u} said sorry to everybody, and to the ball. Then the second one came over. It was such a good high one. ${refrain}`,
        `"Never mind," said ${p}, and fetched another out of the net. "I'll be careful," said ${u}. But who can be careful with a ball in the air? ${refrain} That was two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'run', 'determined')], things: ['football'] },
        `"Keep your head down," said ${p}. So ${u} ran with a low head, as fast as the wind. It was worse. The horn pointed straight at the ball. ${refrain} "I'm no good at this," said ${u}.`,
        `Next ${u} played with no head at all, only with legs. It was going well. Then the ball rolled up to be friendly. ${refrain} Now there was one left, and nobody wanted to kick it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'sit', 'sad'), seen(P, 'stand', 'worried')] },
        `So ${u} went and stood by the fence again. "I'll just watch," said ${u}. "I'm quite good at that." The team was one short. They did not run so well. They kept looking at the fence.`,
        `"I'd better go in goal," said ${u}. Everybody thought of the ball coming into the goal, and of the horn. "Or home," said ${u}. The match went on. It was four nil to the others.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy'), seen(P, 'sit', 'happy'), seen(U, 'stand', 'shy')] },
        `Peep! It was half-time, and ${g} came out with a bowl of oranges. There was one for ${u}, too. "Thank you," said ${u}, and bent down to take it. When ${u} looked up, it had gone.`,
        `At half-time ${g} brought the oranges. "One each," said ${g}. ${u} put a shy head into the bowl, and took it out again. "Who's had mine?" said ${u}. They all began to laugh.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(U, 'stand', 'surprised')] },
        `It was on the horn. It sat on the very tip, like a bobble on a hat. "Hold still," said ${p}, "I'll get it off." "Don't!" said ${k}. "Look! It isn't sharp any more! It's round!"`,
        `There it was, stuck fast on the end of the horn. ${p} took hold of it to pull. And then ${k} shouted, "Stop! What pops balls? The point! And where's the point now? It's in the orange!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'jump', 'happy')], things: ['football'] },
        `They had one ball left. ${p} threw it up, and everyone stopped their ears. Up went ${u}. Boing! It was the best noise of the day. The ball went right over the trees and came back.`,
        `"Shall we?" said ${p}. It was the very last ball. ${u} shut both eyes, and jumped. Nobody heard a pop. What they heard was boing, and it smelled of oranges.`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'cheer', 'proud'), seen(P, 'cheer', 'happy')], things: ['goal'] },
        `Nobody could jump as high as that. Boing, it went, and it was in the goal. Boing, boing, boing! By the end it was four all, and ${u} was under all the others.`,
        `After that it was easy. ${p} kicked it up, and ${u} did the rest. Boing! Four one. Boing! Four two. The other side stood still to watch. When it was four all, they clapped.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: everybody(going, 'sit', 'happy') },
        `They mended the balls with patches. "Same time next week?" said ${p}. "I'd like to," said ${u}, and felt hungry, and looked up. There it was. It had kept quite well. There was only one small pop.`,
        `When it was over, they sat on the grass. "You joined just in time," said ${p}. "May I eat it now?" said ${u}. So ${p} pulled it off. Pop! But that was all right. It was only an orange.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, g, k, Gcap, comesToo, chance } = going;
  const { U, P } = players(going);
  const u = U.name;
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(P, 'stand', 'determined'), seen(U, 'stand', 'shy')],
          things: ['football'],
        },
        `${P.introduced} was captain of a football team with a hole in it. They had ten. You need eleven. They put up a notice by the gate: PLAYER WANTED, ANY SIZE. On Saturday morning somebody was reading it, with one hoof on the bottom corner to keep it flat. It was ${U.introduced}.${comesToo} "It does say any," said ${u}. "It does," said ${p}.`,
        `PLAYER WANTED, said the notice on the gate. ANY SIZE. ${P.introduced} had put it up, for the football team was one short.${comesToo} And who should come but ${U.introduced}? "Is this where you join?" said ${u}, and jumped the gate from a standing start. ${p} looked at the gate, and how high it was. "Sign here," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'jump', 'surprised')], things: ['football'] },
        `You never saw anyone so glad to be picked. ${u} had stood behind that fence for two seasons, and knew everybody's name. In the third minute a high ball came over. ${u} went up for it like a fountain, head back, eyes shining, in front of them all. ${refrain} What came down was flat, and had a hole in it.`,
        `"I've been practising," said ${u}, "with an apple." The first ball of the match sailed across. Three people jumped, and ${u} jumped over the three of them. It was the perfect header. It would have been in any book. But an apple is one thing, and a football is another. ${refrain} It went whistling away over the hedge, getting smaller.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'calm', 'football'), seen(U, 'stand', 'shy')],
          things: ['football'],
        },
        `"It can happen to anyone," said ${p}, which was kind, and not true. "Don't give it a thought." There were four balls in the net. ${u} promised to think before jumping. But it is all one, a jump; there is no place in it to think. ${refrain} "Two left," said ${p}, with a smile that was beginning to hurt.`,
        `There was a fuss about the rules. There was nothing in them. "Play on," said ${g}, who had the whistle, and a new ball was thrown in. ${u} stayed well away from that one. "Mind out!" they called. It bounced once, and then again, and put itself exactly in the way. ${refrain} The rest of the team did not say anything. You could hear them not saying it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'run', 'determined')], things: ['football'] },
        `So ${u} kept that great neck bent, and ran with both eyes on the grass. No one has ever run like it. There was a wind behind. But with the head down, the horn goes in front. It got to the ball a good yard before the rest of ${u}. ${refrain} It was four nil to the other side, and there was only one ball.`,
        `They tried a cork. It shot off at the first sneeze, and a boy was hit on the ear. They tried a sock, which went through. ${u} tried running backwards. That was quite safe, until there was a throw-in from behind. ${refrain} Now they were four goals down, with one ball to do it with.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'think', 'worried'), seen(U, 'stand', 'worried')] },
        `The team came to ${p} in a bunch. They were not unkind. "It's only that it's the last ball," they said. "If it goes, there's no match. You'll have to ask ${u} to go off." ${p} saw that they were right. They would be ten again, but they would have something to kick. ${u} was watching from the corner, with both ears forward, trying not to hear.`,
        `"You're the captain," the others said to ${p}. "You'll have to tell ${u}." It was perfectly fair. One more of those, and they could all go home. ${p} walked across the grass as slowly as grass can be walked across. ${u} saw who was coming, and why, and began to take off the shirt, to save ${p} the trouble.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'determined'), seen(U, 'stand', 'surprised')] },
        `"Any size," said ${p}. "That's what I put on it. I didn't put any shape." ${u} had the shirt half off, and it had caught on the horn. "If I stay, I'll burst it," said ${u}, inside. "Then it'll be burst," said ${p}, "and we'll have been eleven." It was not a popular thing to have decided. ${p} went back to the team, and told them, and took what they said.`,
        `${p} had got the words all ready. Then ${p} looked at that shirt. It had been ironed. There was a place on it where the number had been sewn on again, straighter, by somebody with hooves. "Put it back on," said ${p}. "You joined." "But it's the last one," said ${u}. "It's only a ball," said ${p}. "You can get a ball anywhere." Nobody else on that pitch agreed, and they said so.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy'), seen(U, 'stand', 'shy'), seen(P, 'sit', 'sad')] },
        `Then, luckily, it was half-time. It was a quiet one. ${Gcap} came round with oranges on a tray. ${u} waited until everyone else had theirs, and bent down for the last. When that head came up again, the tray was empty. "I must have dropped it," said ${u}, looking at the ground. "Has anyone trodden on one?" It was so like ${u} to look at the ground.`,
        `The whistle went for half-time, and ${g} brought the oranges, one for each. They sat in a ring, with a gap in it. ${u} reached over from behind, so as not to be a bother, and got down a nose, and felt around. There was a small wet sound. "There isn't one for me," said ${u}. "It doesn't matter." Somebody began to giggle.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(U, 'stand', 'surprised')] },
        `It was on the horn. It was right on the tip, as neat as a knob on a bedpost. "Keep still," they said, wiping their eyes, "we'll have it off." "Wait," said ${k}. ${k} had gone quite pale. "It's been the point all along. It's only ever been the point. Look at it. Where is it?" They looked. There was no point. There was an orange.`,
        `They had not laughed since the first minute, and it did them good. There it sat, up in the sun, the roundest thing on the field. Somebody went to pull it off. "Leave it!" cried ${k}. "A cork's too small, and a sock's too thin. We wanted something fat and soft that stays where it is. We've been eating them."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'run', 'excited'), seen(U, 'jump', 'excited')], things: ['football'] },
        `It was ${p} who took the kick. It was the last ball, and it went up so high that there was time to be sorry. Eleven people held their breath. ${u} rose out of them like something from a better sort of world. Boing. It was deep and sweet. It smelled of Christmas. The ball went by the keeper, and through the net, and they found it later in the brook.`,
        `"Ready?" said ${p}. "No," said ${u}. Up it went, all the same. "I can't look," said somebody. "Is it over?" ${u} could not either, and jumped with both eyes shut, just as with the apple. Boing! It rang like a plucked string. A fine rain of juice came down over the whole of the defence. When they could see again, it was four one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'cheer', 'proud'), seen(P, 'cheer', 'happy')], things: ['goal'] },
        `Boing, and it was four two. Boing, and it was three, off the post. In the last minute ${p} had an open goal. ${p} might have had it. But ${u} was in the air by then, so happy that it was a pity to waste it. ${p} put the ball up, and not in. Boing, went the last of the orange. Four all.`,
        `They got four, and each was louder than the one before it. The other side asked for an orange as well. At the end there was a great heap of people, with one horn sticking out at the top, quite safely. "Who let that unicorn play?" somebody's uncle wished to know. "I did," said a voice at the bottom. It was ${p}. It was a bit flat, but very proud.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: everybody(going, 'sit', 'happy'), things: ['sign'] },
        `They sat and mended balls until the sun went down. ${u} held the patches. "Next week," said ${p}, "bring a bag of those." "May I eat this one?" said ${u}. It came off with a pop, and everybody ducked, and then lay about helpless on the grass. The notice was still on the gate. Somebody had crossed out PLAYER WANTED. Somebody had written ORANGES.`,
        `The sign by the gate is a new one now. ANY SIZE, it says, and beneath that, in another hand, OR SHAPE. On Saturdays you may see ${u} arrive, early, in an ironed shirt. ${u} jumps the gate, says good morning to everybody by name, and bends that long neck down. And ${p}, who is captain, puts on the orange.`,
      ),
    ],
  };
}
