import type { Hold } from './hold.ts';

const WHEELED = /boat|ship|canoe|ferry|submarine|rocket|plane|copter|balloon|glider/;

/** A hill with wet rails, a tree with a cat in it, and a roof. */
export const OF_HEIGHT: readonly Hold[] = [
  {
    id: 'hill',
    holds: ({ isa, id }, what) => isa === 'vehicle' && /^(?:hill|mountain|slope)$/.test(what) && !WHEELED.test(id),
    at: 'mountain',
    weather: 'clear',
    small: [],
    strong: [],
    habit: {
      young: [
        ({ s }) => `${s} had sandy pockets. Sand, sand, sand.`,
        ({ s }) => `Where ${s} stood, there was sand. Always sand!`,
      ],
      middle: [
        ({ s }) =>
          `With them rode ${s}, who had been to the beach once. That was in May. There was still sand coming out of every pocket.`,
        ({ s, a }) =>
          `And there was ${s}, who kept sand. It was in two bags, and it leaked. "Sweep that up," said ${a}, all day long.`,
      ],
      old: [
        ({ s, a }) =>
          `${s} was on board as well. ${s} had been taken to the seaside at the age of two, and had liked it, and had brought some home. It was in a bag. There was a hole in the bag. "There is sand in the tea," said ${a}. "There is sand in the clock." ${s} said that it was only the small sort.`,
        ({ s, a }) =>
          `You could follow ${s} anywhere. ${s} collected sand, in bags, by colour, and the bags were not as good as the sand was. A thin line of it went everywhere that ${s} had been. "Must you bring it all?" said ${a}, who had swept since breakfast. "You never know," said ${s}. "You do know," said ${a}. "It's sand."`,
      ],
    },
    stuck: {
      young: [
        ({ b }) => `Up, up. Slower. Slower. ${b} slid back down.`,
        ({ m, b }) => `Here is the ${m}. ${b} puffed. Slip, slip!`,
      ],
      middle: [
        ({ m, b }) =>
          `The ${m} was steep, and the night had left it wet. Halfway up the wheels began to slip. Then, quite slowly, ${b} came down again, backwards.`,
        ({ m, b }) =>
          `"I can do a ${m}," said ${b}, and took a run. The wheels went round and round. But it was slippery, and they might as well have been dancing.`,
      ],
      old: [
        ({ b, m }) =>
          `${b} had looked at the ${m} from a long way off, and it had looked like a line. Close to, it was more like a wall that had lain down for a rest. It was wet as well. ${b} took a run at it. For a third of the way it was glorious. Then it was noisy, and then it was backwards, and they all said good day once more to the same tree.`,
        ({ m, b }) =>
          `It was autumn, and every leaf on the ${m} had come down for a lie on the road. They were as wet as soap. ${b} went up among them like somebody going upstairs in socks. The wheels turned faster, and the trees went by slower. At last they stopped, the trees, and thought about it, and began to go the other way.`,
      ],
    },
    pull: {
      young: [({ b }) => `Pull, said the rope. ${b} was too heavy.`, ({ A }) => `${A} pulled in front. Ping! No rope.`],
      middle: [
        ({ A, a }) =>
          `${A} got in front with a rope, and pulled. It was steep for ${a} too. They came down it together, one after the other.`,
        ({ a, A, b }) =>
          `"It wants somebody to lead," said ${a}, and took the rope. ${A} walked on well. ${b} stayed where it was wet. It was a stretchy sort of rope.`,
      ],
      old: [
        ({ A, a, b }) =>
          `${A} got down and went in front with the rope. For a while it looked like a picture in a book. Then all the feet went at once. There is a way of coming downhill, sitting, with a rope in both arms and a thoughtful face. "I nearly had it," said ${a}. ${b} had moved over, so as not to be in the way.`,
        ({ b }) =>
          `They tied a rope round a tree at the top, and round ${b}, and everyone hung on to the middle. It was ${b} or the tree. They pulled until something came. It was the tree. It went by them on its side, with all its leaves on, and after that they were careful with trees.`,
      ],
    },
    push: {
      young: [
        ({ A, b, a }) => `${A} pushed behind. ${b} sat on ${a}.`,
        ({ b }) => `Faster, said ${b}. Spin, spin, spin!`,
      ],
      middle: [
        ({ b, m }) =>
          `Then they pushed from behind. It was just as heavy from there. When ${b} slipped, they all ran down the ${m} in front, very fast.`,
        ({ b }) =>
          `"I'll go faster," said ${b}. But a wheel that slips only slips more. It got so hot down there that the leaves made tea.`,
      ],
      old: [
        ({ b, m }) =>
          `So they went behind, and put their backs to it. "Now," said ${b}, and everything went round. From behind one gets to know how wet a ${m} is, for it all comes out there. When ${b} slid they had to run down in front, in a line, looking over their shoulders. It was a very good run. It was in the wrong direction.`,
        ({ a, b }) =>
          `"More steam," said ${a}. "More of everything!" ${b} did more. The wheels sang. They went so fast that one saw through them, and ${b} stood as still as a clock. It isn't that you must go round quicker, if you are to get up. There has to be something that is willing to be pushed away from. Wet leaves were not.`,
      ],
    },
    idea: {
      young: [
        ({ k, s }) => `"It is too slippy," said ${k}. "Sand, ${s}!"`,
        ({ s, k }) => `${s} sat. Out ran sand. "There!" said ${k}.`,
      ],
      middle: [
        ({ k, s }) =>
          `${k} walked a little way up, to look, and slipped, and slipped. Then ${k} did not slip. It was where ${s} had been sitting. Under ${k}'s boots it said crunch.`,
        ({ k, s, A }) =>
          `"It's like soap," said ${k}. "It wants something rough on it. Rough, like..." Everybody looked at ${s}. ${A} had the broom still, and put it behind a tree.`,
      ],
      old: [
        ({ k, s }) =>
          `${k} had gone ahead to see how far it was, and it was far, and each step was two. Then, all at once, there were four steps that were only four. ${k} looked down. It went crunch. There was a thin line there, that came up out of the wood, turned round twice where somebody had sat, and went back. "${s}," called ${k}, "how much of that have you got?"`,
        ({ k, a, s }) =>
          `"What does one do on ice?" said ${k}. "One falls over," said ${a}. "And then?" They thought. Somebody comes, and throws something down. Ashes, it might be, or grit. It ought to be dry, and small, and there should be a great deal of it. Nobody turned round, at first. Then they all turned round together. "By colour?" said ${s}, rather white.`,
      ],
    },
    free: {
      young: [
        ({ b }) => `Sprinkle, sprinkle. Crunch, crunch. Up went ${b}!`,
        ({ s, b }) => `${s} shook out the sand. "I can!" said ${b}.`,
      ],
      middle: [
        ({ s, b }) =>
          `${s} went first, and shook it out, a pinch for each wheel. Behind came ${b}. Crunch, said the wheels. They had something to hold. "I can," said ${b}, and could.`,
        ({ b, m }) =>
          `Two bags it took, the yellow and the red. ${b} came up the ${m} on a carpet of it. It was not fast. But it was up, every inch.`,
      ],
      old: [
        ({ s, b }) =>
          `${s} walked in front, backwards, and let it run. First went the yellow, and then the brown. There was one bag that was pink, from a beach that isn't there any more. ${s} looked at that one, and opened it too. ${b} put down a wheel on it as you put a foot on a stair. It held. Crunch, they went, and crunch, and nobody breathed out until there was no more up.`,
        ({ s, b, m }) =>
          `They laid it in two lines, as wide as wheels. ${s} did it, by the handful, with a sort of bow. "Slowly," said ${s}. ${b} had never gone slowly at a ${m} before. One felt each wheel find its place, and lean, and find the next. The trees went by, the same ones, but it was their other sides. At the top there was a wind, and all the world was lower.`,
      ],
    },
    last: {
      young: [
        ({ s }) => `Down they go. Whee! ${s} has empty pockets.`,
        ({ b }) => `"I did," says ${b}. "I did, I did." Crunch.`,
      ],
      middle: [
        ({ b, s, a }) =>
          `Now ${b} has a box in front, and on it stands SAND. ${s} sees to it. At the tea table ${a} shakes out a sock, and saves it.`,
        ({ b, s }) =>
          `They went to the sea, all of them, and ${b} waited at the top of the beach. ${s} filled the bags again. It took until the moon was up.`,
      ],
      old: [
        ({ b, s, A }) =>
          `There is a small box on the front of ${b}, these days, with a lid and a tap. ${s} fills it. It's a thing that the large ones have, it turned out, and nobody had ever told them. As for the tea, there is still sand in it. ${A} drinks it down to where it crunches, and leaves that, in the saucer, for ${s}.`,
        ({ s, b }) =>
          `On the other side was the sea. They had not known. ${s} stood in front of it with two empty bags, and could not begin. "It's all of it," said ${s}. "It's all the colours." They had to wait for a long time. ${b} stood up on the road, with a lamp lit, and looked at how far down it was, and was not sorry for one inch.`,
      ],
    },
  },
  {
    id: 'tree',
    holds: ({ isa }, what) =>
      /^(?:tree|roof|chimney|pole|lamp ?post|wall|shelf)$/.test(what) && ['pet', 'wild', 'farm', 'magic'].includes(isa),
    at: 'garden',
    weather: 'clear',
    small: [],
    strong: [],
    aloft: true,
    setOut: {
      young: [({ b, k }) => `${b} is out to play. So is ${k}.`, ({ b }) => `Good morning, ${b}! It is a lovely day.`],
      middle: [
        ({ b, k }) =>
          `${b} had never in all the world come down from anything. ${b} only knew about up. That was all right with ${k}, as long as the up was a cushion.`,
        ({ b, k }) =>
          `"I'll just see what is up there," said ${b} to ${k}. It is how most things begin. There was supper at six. There was plenty of time.`,
      ],
      old: [
        ({ b, k }) =>
          `There are some who look at a thing and some who have to be on top of it. ${b} was the second kind. ${k} knew that, and so did the cushions, and the piano. It was only ever up that ${b} thought of. Of down ${b} had no opinion, since up to then somebody had always come. They were all expected at a feast by nightfall, in their best.`,
        ({ b, k }) =>
          `It was to be a feast that evening, and they were all washed for it. "Now stay clean," they were told. "I'll only go and look out for the guests," said ${b}. You can see a long way from high up. ${k} was lacing a shoe. When ${k} had done the second one, ${b} was not there any longer. There was a scratching sound, going up.`,
      ],
    },
    habit: {
      young: [
        ({ s }) => `${s} had a tin. Rattle, rattle. Supper? No!`,
        ({ s }) => `Rattle went ${s}, all day. "Shh! Not supper!"`,
      ],
      middle: [
        ({ s, a }) =>
          `Then there was ${s}, who had an old tin with a bean in it. Rattle, it went. Everybody came running. "That is not supper," said ${a}, "it's a bean."`,
        ({ s, a }) =>
          `${s} played the tin. There was one bean in it and one tune. "Will you stop that," said ${a}. "It makes people hungry for nothing."`,
      ],
      old: [
        ({ s, a }) =>
          `${s} had a band, and it was a tin with a bean in it. It sounded exactly like supper. All over the gardens heads went up. They would come in over the walls with their mouths ready, and there was only ${s}, keeping time. "It's not fair on people," said ${a}, who had come twice. "It isn't even a good bean."`,
        ({ s, A }) =>
          `It had been somebody's dinner tin once. Now there was a bean in it, and it belonged to ${s}, who shook it from morning to night. "I thought that was for us," people said, arriving. "It's music," said ${s}. ${A} had a name for that sort of music. ${A} had run up a hill for it.`,
      ],
    },
    stuck: {
      young: [
        ({ b, m }) => `${b} went up the ${m}. Down? Oh no.`,
        ({ b }) => `Up, up, up. Then ${b} looked down. Help!`,
      ],
      middle: [
        ({ m, b }) =>
          `It was a very good ${m} for going up. At the top ${b} turned round. Somebody had taken the ground and put it a long way off.`,
        ({ b }) =>
          `Up was easy. It was all at the front. But down was behind, where ${b} had no eyes. ${b} sat quite still, up there, and was small.`,
      ],
      old: [
        ({ m, b }) =>
          `Going up the ${m}, ${b} had looked at where the next bit was. It is all one needs. It was not until there were no more bits that ${b} thought of looking the other way. The garden had shrunk. The washing was stamps. Everything that had been so willing on the way up now pointed in quite the wrong direction.`,
        ({ b, m }) =>
          `"You can see the sea," called ${b}. A little later, in another voice, ${b} called, "How does one turn round?" There was no answer to that. It was a thin place, and it moved. ${b} put out one foot behind, into nothing, and took it back. Then ${b} held on to the ${m} with everything there was, and shut both eyes.`,
      ],
    },
    pull: {
      young: [
        ({ A }) => `${A} stretched up. Up! Not far enough.`,
        ({ A, b }) => `${A} held out a pole. ${b} went higher.`,
      ],
      middle: [
        ({ A, b }) =>
          `${A} held up a long pole, for somebody to hold on to. But when something long comes at you from below, you go up. ${b} went up.`,
        ({ a }) =>
          `They piled up boxes, and ${a} held them. It was a fine tall heap. It was as tall as that for almost a second.`,
      ],
      old: [
        ({ A, a, b }) =>
          `${A} fetched the pole that is for the washing, with a cushion tied on. "Step on to that," called ${a}. Think how it looked from the top. Something came up out of the leaves with a face like a pillow, swaying, and felt about. ${b} had not known that there was any more up to be had. There was. ${b} had it.`,
        ({ a }) =>
          `Then ${a} built a heap. There were boxes at the bottom, and on them a bath, and on the bath a chair. It was as high as the gutter when it came to be tested, with an apple, and it fell on its knees. "It would have been worse with somebody on it," said ${a}. The apple was much the worse already.`,
      ],
    },
    push: {
      young: [
        ({ a, b }) => `"Jump!" said ${a}. "No!" said ${b}. No, no.`,
        ({ b }) => `They held a blanket. ${b} shut both eyes.`,
      ],
      middle: [
        ({ b }) =>
          `"Don't be afraid," they called, all at once, from all sides. "Left foot! Right foot! Not that one!" ${b} lost count of the feet, and stopped.`,
        ({ a, b }) =>
          `They held out a sheet, tight as a drum. "Now let go," said ${a}. But letting go was the one thing ${b} was not going to do. ${b} had just got good at holding on.`,
      ],
      old: [
        ({ b, A }) =>
          `They told ${b} how. Everybody knew how. ${A} stood at the front and called out feet. "Left back! No, your left!" Somebody else called out other feet. You can be talked into most things, but it is hard to be talked down by nine people, since they were all on the ground, where it is a different subject.`,
        ({ a, b }) =>
          `They brought the big sheet, and held it by the edge, and leaned back. "It's quite simple," said ${a}. "You let go." They waited. A wind got under the sheet and made a hill in it. From above it looked like a small white pond with people round it. ${b} did not know what was simple about that.`,
      ],
    },
    idea: {
      young: [
        ({ s, k }) => `Rattle, went ${s}. Up there, two ears went. "Again!" said ${k}.`,
        ({ s, k }) => `"Play it, ${s}," said ${k}. "Play supper!"`,
      ],
      middle: [
        ({ s, k }) =>
          `${s} was sad, and so ${s} rattled, but only a little. Up at the top two ears turned round. ${k} had seen it. "Do that," said ${k}, "over here. Close to the bottom."`,
        ({ b, k }) =>
          `"What does ${b} come down for at home?" said ${k}. "When it's on top of the cupboard, I mean." "For supper," they said. Then they all stood still, and looked at the tin.`,
      ],
      old: [
        ({ s, k }) =>
          `It got late. ${s} had the tin, and nothing to do, and shook it once for comfort. "Not now," they all said. But ${k} had been looking up. At the sound of the bean the whole dark shape at the top had leaned over by the width of a whisker. It was not thinking about feet. "Nobody say anything," said ${k}. "No more feet. ${s}, do that again. Do it as if it were true."`,
        ({ b, k, A, a, s }) =>
          `"How does ${b} come off the piano?" said ${k}. ${A} had to think. "By itself. One hears the tin, and there's a thump." "And who tells it which foot?" "No one," said ${a}, and stopped. They had been standing there all day and telling somebody how to do what they could do asleep. It had only wanted something at the bottom. It was ${s} they looked at.`,
      ],
    },
    free: {
      young: [
        ({ b }) => `Rattle! Rattle! Back feet first. Down came ${b}.`,
        ({ s, b }) => `${s} shook the tin. Scratch, slide, thump: ${b}!`,
      ],
      middle: [
        ({ b }) =>
          `Rattle, it went, low down. ${b} forgot to be afraid and thought of fish. Then there was a scratching, going the right way. It was backwards, and it was quick. Thump.`,
        ({ s }) =>
          `${s} played supper, better than ever. Nobody said one word about feet. By the third time round there was somebody next to the tin, looking in.`,
      ],
      old: [
        ({ b }) =>
          `Rattle, said the tin, from the roots. It was a very good supper that evening. You could hear the plates. Up above there was a silence, and in it somebody was deciding. Then it came, bottom first, with a noise like a zip. ${b} did not look at a single foot. It was all over before it could be thought about. "Well?" said ${b}. "Where is it?"`,
        ({ s, b }) =>
          `${s} played it softly, the way it sounds from two rooms off. That is the way that goes furthest in. There was a rustle, up there, and a bit of bark came down. Then there was a tail, and then what goes in front of it, hugging the trunk and coming down backwards like a fireman. ${b} had been able to do it all day. ${b} arrived with mouth open.`,
      ],
    },
    last: {
      young: [
        ({ b, s }) => `Real supper now. ${b} and ${s} share.`,
        () => 'Rattle, rattle. "Supper!" This time it is true.',
      ],
      middle: [
        ({ A, s }) =>
          `It had to be made true, of course. ${A} cooked. Now ${s} is the one who calls them all to supper. If you listen, there are two beans in it.`,
        ({ b }) =>
          `${b} still goes up, on most days, to see the sea. At six there's a rattle. Down comes ${b}, without one thought, to where the bean is.`,
      ],
      old: [
        ({ a, s, b }) =>
          `It is the law in those gardens now that when the tin goes there has to be something. It was ${a} who asked for it. ${s} walks along under the walls at six, with a bean and a half, and they come from all sides, bottom first. And ${b} comes from the very top. "How was it?" says ${a}. "High," says ${b}. "How is it down here?"`,
        ({ s, b, k }) =>
          `They gave ${s} a second bean, in a box, with a ribbon. It is a duet now. On still evenings, when ${b} is up there, being the last to see the sun, ${k} comes out on the step and does not call. ${k} only looks at ${s}. It is two beans, very soft, as heard from another room. And far up something gives a shake.`,
      ],
    },
  },
  {
    id: 'roof',
    holds: ({ isa }, what) => /^(?:tree|roof|chimney|pole|lamp ?post|wall|shelf)$/.test(what) && isa === 'thing',
    at: 'garden',
    weather: 'clear',
    small: ['crow', 'magpie', 'jackdaw'],
    strong: [],
    aloft: true,
    setOut: {
      young: [
        ({ b, k }) => `${b} can fly! ${k} throws, ${k} catches.`,
        ({ b }) => `Up goes ${b}. Down comes ${b}. Whee!`,
      ],
      middle: [
        ({ k, b }) =>
          `${k} had taught ${b} to fly. One throws, and one catches. "Higher," said ${b}, every time. ${b} had a ribbon on that was just made for flying.`,
        ({ b, k }) =>
          `It was washing day, and ${b} had been washed. "I'm as light as anything now," said ${b}. There was a wind. ${k} held on by the ribbon, mostly.`,
      ],
      old: [
        ({ b, k }) =>
          `${b} had been everywhere that one gets to by being carried, and wanted more. So ${k} had invented flying. It is in two halves, and ${k} did both. "Higher," said ${b}, coming down with the ribbon straight up. There was to be a feast that evening, for which ${b} had a chair. They had time for one more. It was a good one.`,
        ({ b, k }) =>
          `They were getting ready for a feast, and ${b} had been washed for it, and hung up by the ribbon to dry. It makes one light. It gives one ideas. Then there was the sort of wind that comes round the corner with its sleeves rolled up, looking for a hat. There was no hat out. "${k}," said ${b}, in the air, "I don't think that this is me."`,
      ],
    },
    habit: {
      young: [
        ({ s }) => `${s} took ribbons. "Drop it, ${s}! Drop it!"`,
        ({ s }) => `Off flew ${s} with a sock. "Drop it!"`,
      ],
      middle: [
        ({ s, a }) =>
          `Now ${s} lived on the fence, and took things. Ribbons were best, and then socks. "Drop it!" said ${a}, twenty times a day. ${s} always did, in the end.`,
        ({ s }) =>
          `Whatever was loose, ${s} had it. It might be a peg, or a bow, or a bit of bacon. "Drop it!" they shouted then, and out of the sky it came.`,
      ],
      old: [
        ({ s, a, A }) =>
          `On the gutter lived ${s}, who borrowed. If a thing had an end to it, ${s} had it by that end. Then ${a} would run out with both arms up and shout, "Drop it!" And ${s} would, on to the rhubarb. It was a sort of game. ${A} was tired of it, and so was the rhubarb.`,
        ({ s, A }) =>
          `There were no shoelaces safe in that garden, because of ${s}. ${s} did not want them for anything. It was the pulling. "Drop it!" people called, from windows. ${A} could do it without waking up. It was said so often that ${s} took it for a name.`,
      ],
    },
    stuck: {
      young: [
        ({ b, m }) => `Up, up, up. And there ${b} stayed. On the ${m}!`,
        ({ b, m }) => `Where is ${b}? High up. On the ${m}. Stuck.`,
      ],
      middle: [
        ({ b, m }) =>
          `It went up as it always did. But it did not come down. ${b} was on the ${m}, with both legs out, looking at the view.`,
        ({ k, b, m }) =>
          `${k} stood there with both arms out. You can stand like that for a long time. ${b} had stopped on the ${m}, right at the top, and stuck.`,
      ],
      old: [
        ({ b, k, m }) =>
          `There is a moment, at the top of a throw, when nothing weighs anything. ${b} had always liked it best. It went on for longer than usual. ${k} stood below with both arms open. A leaf came down, and after that nothing came down at all. On the ${m}, on the very edge of it, sat ${b}, with both legs over.`,
        ({ b, m, k }) =>
          `When the wind had finished it put ${b} down, quite carefully, on the ${m}. Then it went off to see about other things. "It's nice up here," said ${b}, to begin with. You could see where the road went. You could see ${k}, but only the top. After an hour ${b} had stopped saying that it was nice.`,
      ],
    },
    pull: {
      young: [({ A }) => `${A} had a broom. The broom was short.`, ({ A }) => `${A} threw a ball. Now both were up.`],
      middle: [
        ({ A, b, a }) =>
          `${A} threw up a ball, to knock ${b} off. It did not come back. So ${a} threw up a boot to get the ball. There was quite a party up there.`,
        ({ A, a }) =>
          `${A} tied a broom to a rake, and the rake to a mop. It reached. But it had got so long that it bowed, and patted ${a} on the head.`,
      ],
      old: [
        ({ a, A, b }) =>
          `"A ball," said ${a}. "It only wants a tap." ${A} threw very well. The ball went up, and sat down next to ${b}. So ${a} threw a boot at the ball, and then the other boot, for it is no use on its own. By dinner time there was a ball up there, and two boots, a slipper and a bun. ${b} had company. They did not seem to get on.`,
        ({ a }) =>
          `They tied the broom to the rake, and the rake to the clothes prop. Standing on end it was quite long enough. But it had joints in it. It rose up, like something in a circus, and thought, and leaned over the wall into next door, where somebody hung a shirt on it. "It knows the way now," said ${a}. They tied on the mop.`,
      ],
    },
    push: {
      young: [
        ({ A }) => `They blew. They all blew. ${A} went pink.`,
        ({ m, b }) => `They shouted at the ${m}. ${b} sat.`,
      ],
      middle: [
        ({ a, b }) =>
          `Next they tried wind. They stood in a row and blew, and ${a} flapped a sheet. A chimney smoked the other way for a bit. ${b} did not stir.`,
        ({ b }) =>
          `Then they turned the hose on it. ${b} had been quite light before. Now ${b} was full of water, and sat there like a pudding.`,
      ],
      old: [
        ({ a, A, b }) =>
          `"It was a wind that did it," said ${a}, "and a wind can undo it." They stood in a row with their cheeks out. ${A} had a sheet, and beat it like a wing. It made a fine breeze. It lifted three hats, and a page of the paper. It turned the weathercock right round, and gave it a cold. ${b}'s ribbon moved a little.`,
        ({ b, A }) =>
          `They thought that water might float ${b} off. ${A} worked the pump, and somebody held the hose. It reached beautifully. But a soft person takes in water like news. ${b} drank, and drank, and spread, until there was nobody for miles who was better stuck. "I can feel it in my ears," called ${b}, from inside.`,
      ],
    },
    idea: {
      young: [
        ({ k, s }) => `${k} saw the ribbon. ${k} saw ${s}. "Oh!"`,
        ({ s, k }) => `"Look, ${s}!" said ${k}. "A lovely, lovely ribbon."`,
      ],
      middle: [
        ({ s, k }) =>
          `"Keep off, ${s}!" they shouted. For ${s} had sat down on the gutter and was looking at that ribbon. "No," said ${k}. "Don't keep off. Go on. It's a very good one."`,
        ({ k, s }) =>
          `${k} was thinking of all the things that had ever gone up. "Who gets things down?" said ${k}. "Nobody. Only ${s}, and then only when we all shout." Then it was very quiet.`,
      ],
      old: [
        ({ a, s, k }) =>
          `"Now that's all we needed," said ${a}. ${s} had come along the gutter, sideways, with an eye on the ribbon. They all opened their mouths to shout it. "Wait," said ${k}. "Don't say it yet." It was hard. ${s} looked at them, and waited for it as well, and took the ribbon by the end. "Not yet," whispered ${k}. "Fetch the blanket. Not yet."`,
        ({ k }) =>
          `${k} had counted what was up there. It had been thrown, every bit of it, by somebody. Then ${k} thought of the rhubarb, and of all that had come down on it since Easter: eleven socks, a bow, a letter and half a pie. "There's one person here who gets things down," said ${k}. It had just never been thought of in that way. They looked along the gutter.`,
      ],
    },
    free: {
      young: [
        ({ s, b }) => `Up flew ${s}. Off came ${b}. "DROP IT!" Plop.`,
        ({ b }) => `"Drop it!" they all said. Down came ${b}. Caught!`,
      ],
      middle: [
        ({ s, b }) =>
          `${s} pulled, and flapped, and went up, with ${b} underneath. They held the blanket. "DROP IT!" they shouted, all of them. And down, turning over slowly, came ${b}.`,
        ({ s, k, b }) =>
          `${s} could not believe it. They were all saying please. It took three good tugs. Over the lawn ${k} said it, softly: "Drop it." ${b} landed in both arms.`,
      ],
      old: [
        ({ s, b, k }) =>
          `${s} gave a tug, and another. Then there was air between ${b} and the edge, and ${b} was flying, really flying, with somebody else doing both halves. They ran about below with the blanket. Over the rhubarb, no. Over the pond, no, no. "NOW," said ${k}. "DROP IT!" said the whole garden. It was the best catch of the year.`,
        ({ s, b, A, k }) =>
          `It was the first time that anyone had ever asked. ${s} did it well. There were three turns round the garden with ${b} below on the ribbon, like somebody on a swing. ${A} had gone quite pale and held a corner of the blanket. When they were right over it nobody could bear to shout. So it was only ${k} who said it. "Drop it, please." And ${s} did, like an egg.`,
      ],
    },
    last: {
      young: [({ b, s }) => `A ribbon for ${b}. A ribbon for ${s}.`, ({ b }) => `${b} is in bed. Flat. Dry. Held.`],
      middle: [
        ({ k, s, a }) =>
          `${k} tied a bow to the fence, and it was for ${s}. It is taken every morning, and brought back for supper. "Drop it," says ${a}, quite kindly, and holds out a plate.`,
        ({ b, s }) =>
          `${b} flies on Sundays now, round the garden, twice. ${s} does it for a sock. They use the big blanket. They have never yet needed it.`,
      ],
      old: [
        ({ s, A, a }) =>
          `In the end ${s} brought it all down: ball, boots, slipper, and what was left of the bun. There is a plate for ${s} now at every feast, on the gutter side. ${A} leaves both shoelaces out, a little, when sitting in the garden, and reads the paper. There's a tug. "Drop it," says ${a}, and turns the page. It takes a good while before anybody does.`,
        ({ b, s }) =>
          `Every evening ${b} is hung up by the ribbon, because of having been so wet. It is at the window, on the inside. When it gets dark a shape comes along the gutter, sideways, and looks in at the end of that ribbon, for a long time. "Drop it," whispers ${b}. "I haven't got it," whispers ${s}. They like to say it. Then they both look at the view.`,
      ],
    },
  },
];
