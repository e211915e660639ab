import type { Hold } from './hold.ts';

/** Wheels that spin, and legs that are held. */
export const OF_LAND: readonly Hold[] = [
  {
    id: 'wheels',
    holds: ({ isa, id }, what) =>
      isa === 'vehicle' &&
      /^(?:mud|bog|snow|sand|puddle|ditch|field|swamp)$/.test(what) &&
      !/boat|ship|canoe|ferry|submarine|rocket|plane|copter|balloon|glider/.test(id),
    at: null,
    weather: 'clear',
    small: [],
    strong: [],
    habit: {
      young: [
        ({ s }) => `${s} had lids. Flat lids, and a lot of them.`,
        ({ s }) => `${s} found a tile. And a lid. Flat!`,
      ],
      middle: [
        ({ s }) =>
          `And this is ${s}, who kept flat things. There were lids and tiles, and half a door. "What is it all for?" people asked. "For being flat," said ${s}.`,
        ({ s, a }) =>
          `Behind the shed ${s} had a heap. In it was everything flat that had ever been thrown away. "It's in the way," said ${a}, every time.`,
      ],
      old: [
        ({ s, a }) =>
          `There was also ${s}, who collected. It was not shells or stamps. It was whatever was flat: lids, tiles, a tray, the better half of a door. They lay behind the shed in order of thickness. "But what are they for?" said ${a}, at least once a week. "I don't know yet," said ${s}, dusting one.`,
        ({ s, a }) =>
          `People who lost a lid knew where it would be. ${s} had it. ${s} had a heap behind the shed of things that lie down well. There was a tray at the bottom and a slate on top. It had taken years. "One of these days that goes," said ${a}. ${s} always moved round to the front of the heap when that was said.`,
      ],
    },
    stuck: {
      young: [
        ({ b, m }) => `${b} went down. Down in the ${m}. Stop.`,
        ({ m }) => `Round went the wheels. In the ${m}! Stuck.`,
      ],
      middle: [
        ({ m, b }) =>
          `The ${m} looked like the rest of the way. Then there was a long, soft noise. ${b} was in it up to the middles of the wheels.`,
        ({ wet, b }) =>
          `"It's only ${wet}," said ${b}, and went in. The wheels went round. ${b} did not. "Well, go on," said ${b} to the wheels, and they went round.`,
      ],
      old: [
        ({ b, m }) =>
          `From the gate it looked like any other piece of the way, only smoother. ${b} went at it with a cheerful noise. The noise became lower, and then wetter, and then it was the sound of somebody sitting down in a bath. ${b} was in the ${m} up to the middles of the wheels. "I shall just go on," said ${b}. Everything went round, and nothing went on.`,
        ({ wet, b }) =>
          `There is ${wet} that lets you know, and there is ${wet} that waits. This was the second sort. It let ${b} get right to the middle, where it was deepest. Then it took hold of all the wheels at once, quite gently. ${b} tried forwards. ${b} tried backwards. Every try made a better hole.`,
      ],
    },
    pull: {
      young: [
        ({ A }) => `${A} pulled. The rope went ping!`,
        ({ A, b }) => `${A} pulled hard. ${b} went down some more.`,
      ],
      middle: [
        ({ A, b }) =>
          `${A} got a rope, and pulled. It was a good rope until it was two. ${b} had only gone a bit deeper.`,
        ({ a, A, wet }) =>
          `"Heave," said ${a}, and leaned on the rope. But whoever pulls has to stand on something. ${A} was standing on ${wet}, and slid up to the front bumper.`,
      ],
      old: [
        ({ A, a, b }) =>
          `${A} brought a rope as thick as a wrist, and everybody took a piece of it. They pulled until they could see stars by daylight. "It's coming," said ${a}. Something was. It was the rope. There was a noise like a harp being dropped. They lay in a row on their backs, in order of size. ${b} had gone down by an inch.`,
        ({ A, a, b }) =>
          `The trouble with pulling is what you stand on. ${A} dug in both heels and leaned back until the rope hummed. Very slowly, and with great dignity, ${a} went forward, standing quite straight, until they met. "Good afternoon," said ${b}. "Good afternoon," said ${a}. It was not the way that they had wanted it to go.`,
      ],
    },
    push: {
      young: [
        ({ A, wet }) => `${A} pushed. Splat! ${A} was all ${wet}.`,
        () => 'They all pushed. The wheels only spun.',
      ],
      middle: [
        ({ wet }) =>
          `So they got behind, and pushed. Then the wheels spun. After that nobody could say who was who. They were all made of ${wet}.`,
        ({ a, b }) =>
          `"All together," said ${a}, from behind. ${b} helped as hard as could be. But the harder the wheels went round, the more there was nothing under them.`,
      ],
      old: [
        ({ b, a, wet }) =>
          `Then they tried it from behind, with their shoulders. "Now, ${b}!" said ${a}. ${b} did everything that wheels can do. It all came out at the back. When it was over there was a row of shapes there, quite smooth, with eyes. "Did I help?" said ${b}. One of the shapes said that it would not like to say. It was full of ${wet}.`,
        ({ a, b }) =>
          `"It wants thinking about," said ${a}, and thought about it, and then they all pushed. A wheel can only go forward if there is something that it can step on. These had nothing. They spun until they were hot, and dug themselves a bed each. By four o'clock ${b} could see over the edge only by looking up.`,
      ],
    },
    idea: {
      young: [
        ({ k }) => `"The wheels want a floor," said ${k}. "Flat!"`,
        ({ k, s }) => `${k} looked at the lids. "${s}! Bring them!"`,
      ],
      middle: [
        ({ k, s }) =>
          `${k} had been watching the wheels. "They've nothing to step on," said ${k}. "They want something flat." It was very quiet. Then they all turned round and looked at ${s}.`,
        ({ k, s }) =>
          `"It's like stairs with no stairs," said ${k}. "If there was only something to put under." ${s} put down a lid, to think. ${k} looked at the lid. It had not sunk.`,
      ],
      old: [
        ({ k, wet, s }) =>
          `${k} had got down to look. There is not much to see under a wheel. There is where it was, and where it would like to be. "It isn't that nobody's strong," said ${k}. "It's that there's no floor. You could stand a wheel on ${wet} if it was flat. If it had something flat on it." Nobody said anything. Then they all looked round, to the heap, and to ${s} in front of it.`,
        ({ s, k }) =>
          `It was a lid that did it. ${s} had brought one to sit on. ${k} saw that ${s} was sitting there, quite dry, on top of what had swallowed everyone's boots. "Get up a moment," said ${k}, and put a foot on the lid, and then the other. "It holds," said ${k}. "How many have you got?" ${s} knew to the lid how many.`,
      ],
    },
    free: {
      young: [
        ({ b }) => `They laid down the lids. Roll! Out came ${b}.`,
        ({ s, b }) => `A road of lids! "Go," said ${s}. And out came ${b}.`,
      ],
      middle: [
        ({ b }) =>
          `They laid it down bit by bit: tile, lid, tray, and half a door. ${b} felt for it with one wheel. It was a road. "Slowly," said ${b}, and walked out on it.`,
        ({ s, b }) =>
          `${s} chose them, the thick ones first. It looked like a table laid for giants. ${b} rolled on to the first plate, and the next. There was the bank.`,
      ],
      old: [
        ({ s, b }) =>
          `${s} said which and ${s} said where, for nobody else knew them. The slates went first, crossways, and then the trays. The better half of the door went last of all. "Now don't spin," said ${s}. "Just lean." ${b} leaned. A wheel felt about, like somebody on the stairs at night, and found a step. There was a crack, which was the door. Then there was air under ${b}, and they were up.`,
        ({ b, m, s }) =>
          `It was the shortest road in the world, and it was made of lids. They lay one over another like scales, from the wheels to the bank. Each said something when it was trodden on. Bong, they said, and tink. ${b} came over them in bottom gear, listening. Behind, the ${m} shut like a mouth. ${s} stood at the side with the last tray, and was not breathing.`,
      ],
    },
    last: {
      young: [
        ({ b, s }) => `Home goes ${b}. Who rides on top? ${s}!`,
        ({ a, s }) => `"One lid for you," says ${a}. "Thank you," says ${s}.`,
      ],
      middle: [
        ({ a }) =>
          `The heap is back behind the shed, and it is bent. It has grown, too. "You might like this," says ${a}, and holds out an old tray. It is very nearly flat.`,
        ({ b, s }) =>
          `By night you can see them go home along the top of the hill. ${b} is in front. On the roof sits ${s}, with half a door.`,
      ],
      old: [
        ({ a, s, b }) =>
          `The heap behind the shed is larger now and much less flat. Nobody speaks of its going. People come by, in the evening, rather shyly, with something under one arm. "I was throwing it out," they say. "It lies down nicely," said ${a}, and put down a tray. ${s} found the place for it. And ${b} has a lid, on a hook, in the cab. It goes tink on the corners.`,
        ({ m, b, s }) =>
          `The other half of the door turned up in spring, when the ${m} dried out. Somebody had kept it as a shelf. They brought it over, on ${b}, and fitted it to the first half. It has a bend in it, and it has tracks, and it does not shut. ${s} has hung it up all the same. There is no wall to it. But on fine days it stands open.`,
      ],
    },
  },
  {
    id: 'legs',
    holds: ({ isa, size }, what) =>
      isa !== 'vehicle' &&
      isa !== 'sea' &&
      isa !== 'thing' &&
      size > 2 &&
      /^(?:mud|bog|swamp|puddle|ditch)$/.test(what),
    at: null,
    weather: 'clear',
    small: [],
    strong: [],
    habit: {
      young: [
        ({ s }) => `${s} had a can. Drip, drip. All was wet.`,
        ({ s }) => `${s} poured and poured. Wet toes for all!`,
      ],
      middle: [
        ({ s, a }) =>
          `And there was ${s}, with the watering can. ${s} watered stones. ${s} watered the washing. "It does not need it," said ${a}, and wrung out a hat.`,
        ({ s }) =>
          `Wherever ${s} went there was a puddle. It was because of the watering can. "What are you growing?" people asked. "I don't mind," said ${s}, and poured.`,
      ],
      old: [
        ({ s, a, A }) =>
          `There was ${s} as well, who had been given a watering can once, and had not put it down since. ${s} watered the beans, as anybody might. ${s} also watered the gatepost, and the post. "There is a time for that," said ${a}, tipping out a shoe. ${s} asked when. ${A} said that it had not been yet.`,
        ({ s, a }) =>
          `You could tell where ${s} had been, as it was darker there. ${s} went about with a watering can, and was fair to everything. Stones got some, and so did steps. "One day," said ${a}, whose newspaper it was, "I shall hide that can." ${s} gave the newspaper a little more, in case it had not meant it.`,
      ],
    },
    stuck: {
      young: [
        ({ b, m }) => `${b} stepped in the ${m}. Sssluck. Stuck!`,
        ({ b, m }) => `One foot, two feet. Oh, ${b}. Stuck in ${m}.`,
      ],
      middle: [
        ({ m, b }) =>
          `The ${m} was lovely and cool. ${b} stood in it for a while. When ${b} wished to go on, the feet had settled in. The ${m} would not let go.`,
        ({ b, m }) =>
          `"I'll go straight across," said ${b}, being large. Halfway over there was a sound like a kiss. All the feet stayed where they were, down in the ${m}.`,
      ],
      old: [
        ({ m, b }) =>
          `It was a hot day, and the ${m} was as cool as a cellar. ${b} walked in, and sighed, and stood. That was the mistake. If you walk through it, it only tugs at you. If you stand, it thinks that you have come to stay. When ${b} wanted to go in to tea there was a deep, fond sound from below. The feet did not come.`,
        ({ b, wet }) =>
          `Everybody else went round. ${b} was of a size that goes across. One third of the way it was soft, and halfway it was softer, and there it stopped being a way. "I seem to be standing in something," said ${b}. It was ${wet}, and it had hold of every foot there was, like somebody who has been lonely.`,
      ],
    },
    pull: {
      young: [
        ({ A, b }) => `${A} pulled. ${b} got longer. Not out.`,
        ({ A, a }) => `${A} pulled. Pop! Only ${a} flew back.`,
      ],
      middle: [
        ({ A, b, a }) =>
          `${A} took hold at the front and pulled. ${b} grew very long and thin. When ${a} let go, it all went back.`,
        ({ m, a }) =>
          `They put a rope round and pulled. But the ${m} pulled as well, and it was better at it. "It's like a cork," said ${a}, "only downwards."`,
      ],
      old: [
        ({ A, b, a, m }) =>
          `${A} and five others took hold of the front of ${b}. "When I say three," said ${a}. On three there was a good deal more of ${b} than there had been. It was all in the middle. "Is any of it out?" said ${b}. They looked. None was. The ${m} made a small, pleased noise, and they let go.`,
        ({ b, m }) =>
          `They put a scarf round ${b}, for it is kinder than a rope. They pulled until it was a very long scarf. The thing about ${m} is that there is no air under a foot. So the foot would have to leave a hole behind, and a hole is just what it won't allow. They did not know that. They only knew that they were tired.`,
      ],
    },
    push: {
      young: [({ A, b }) => `${A} pushed. ${b} went an inch. Down!`, ({ A }) => `${A} dug and dug. It all ran back.`],
      middle: [
        ({ a }) =>
          `Then ${a} dug. It was good digging. But as fast as a spoonful came out, two ran in from the sides. They dug until there was more of it.`,
        ({ a, b, m }) =>
          `"Up from below," said ${a}, with a plank. One end of it went up very well. It was the end with ${a} on it. ${b} was still in the ${m}.`,
      ],
      old: [
        ({ b }) =>
          `Next they dug. They had a spade, two buckets, and a spoon for the corners. You have never seen such digging. But it was like digging in soup. What they put out at the side came home by the back. By sunset they had moved the whole of it round once, and ${b} was in the same place, apologising.`,
        ({ a, b, m }) =>
          `"Leverage," said ${a}, who had a plank. One end was put under ${b} and they all sat on the other. There was a moment when it might have gone either way. Then the plank went down into the ${m} like a spoon into honey. They had to stand in a row on what was left of it.`,
      ],
    },
    idea: {
      young: [
        ({ s, k }) => `Drip, went ${s}. "Look!" said ${k}. "It lets go!"`,
        ({ k, s }) => `"More water," said ${k}. "Pour, ${s}! Round the feet!"`,
      ],
      middle: [
        ({ s, k, wet }) =>
          `"Not now, ${s}," they all said. The can had dripped down by one foot. But ${k} had seen that foot. The ${wet} there went thin and shiny, and let it turn. "Do that again."`,
        ({ a, k, m, s }) =>
          `"It's wet enough," said ${a}. ${k} was not so sure. "It's too thick," said ${k}. "Wet ${m} sticks, and very wet ${m} runs." They looked about for the watering can. ${s} held it out.`,
      ],
      old: [
        ({ s, k, wet }) =>
          `It was an accident. ${s} had come up close, to be kind, and the can had tipped a little, as it did. "Not now!" said everybody. But ${k} was looking at the place. Where the water ran down by the ankle, the ${wet} had gone thin, like paint. The foot turned, all by itself, the way a foot does in a slipper. "Now," said ${k}. "Now is when. Give it some more."`,
        ({ k, wet, s }) =>
          `${k} sat on the bank with two cups. In the one was ${wet}. In the other there was ${wet} as well, and ${k} had let ${s} have a go at it. A spoon stood up in the first one. In the second it fell over. ${k} did it twice more, to be sure. "We've been trying to take it away," said ${k}. "I think we ought to put something in."`,
      ],
    },
    free: {
      young: [
        ({ b }) => `Pour, pour. Ssslup! One foot. Two. Out came ${b}!`,
        ({ s, b }) => `${s} poured. ${b} wriggled. Slip, slop, OUT!`,
      ],
      middle: [
        ({ s, b }) =>
          `${s} poured it in along each foot, slowly, right down to the toes. There was a gulp. Then a foot came up, and one more. ${b} walked out, with polish on.`,
        ({ s, b, m }) =>
          `It took eleven cans. ${s} did every one. "I can feel my toes," said ${b}. And the ${m} said a long, sad "Ooh", and gave them all back.`,
      ],
      old: [
        ({ s, b, m }) =>
          `${s} went round and did each foot, close in, with the long spout. No one spoke. You could hear it trickle down to where it was wanted. "It's cold," said ${b}. "It's lovely. It's between my toes." There was a gulp, and a bubble the size of a plate, and a smell. Then, one after another, the ${m} handed up the feet. They were not the colour of the rest of ${b}.`,
        ({ s, b }) =>
          `There were forty cans from the stream, hand to hand. ${s} poured them all, for nobody else knew how not to splash. At the thirty-ninth ${b} leaned a little to the left. It was like the cork coming out of something. ${b} walked up the bank, slowly, so as not to seem ungrateful, and lay down on grass. It stayed under ${b}. They all lay down on it too.`,
      ],
    },
    last: {
      young: [
        ({ b, s }) => `${b} has clean feet. ${s} waters them again.`,
        ({ a, s }) => `"Me too," says ${a}. Drip, goes ${s}. Ahh.`,
      ],
      middle: [
        ({ s, A }) =>
          `They let ${s} water what ${s} likes now. ${A} holds the newspaper up a bit higher. Something has come up by the gatepost. It might be a bean. It might be a gatepost.`,
        ({ b, s }) =>
          `${b} goes round now, like everybody. It is longer. But at the corner stands ${s}, with the can. ${b} has all those feet done, one by one.`,
      ],
      old: [
        ({ A, s, a, b }) =>
          `There is a row of bean flowers now along the place, and no one planted them. ${A} reads the newspaper there in the evenings, in a hat with a brim. "Is this a time for it?" asks ${s}, coming by. "It might be," says ${a}, and moves the newspaper. And ${b} puts out a foot as well.`,
        ({ s, b, m }) =>
          `They put up a board there. It says: SOFT, GO ROUND, and below it, on a nail, hangs a can. It is always full. ${s} sees to that, before breakfast, and after dinner, and once more by lamplight. ${b} has never been back in the ${m}. But now and then ${b} stands on the bank and looks. It was so very glad to have somebody.`,
      ],
    },
  },
];
