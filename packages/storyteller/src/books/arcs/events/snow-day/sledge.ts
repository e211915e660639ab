import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Go, sledge, go!',
  'Come on, sledge!',
  'Down, sledge, down!',
  'Off you go, sledge!',
  'Run, sledge, run!',
  'Away you go, sledge!',
  'Slide, sledge, slide!',
  'Sledge, off we go!',
  'Giddy up, sledge!',
  'Fly, sledge, fly!',
  'Go on, sledge!',
] as const;
const TITLES = ['the sledge that would not go', 'up and up and down', 'go, sledge, go', 'a road of feet'];

/** In soft snow the sledge sinks; it runs where they have walked up so often that the snow is hard. */
export const SLEDGE: EventPlot = {
  id: 'sledge',
  when: /\b(?:sledg(?:e|es|ing)|sled(?:s|ding)?|toboggan\w*|hills?|slopes?|down)\b/i,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'stand', 'excited')], things: ['sledge'] },
        `Snow, snow, snow! ${A.introduced} had a sledge. "Let's go sledging!"`,
        `The hill was white. ${A.introduced} had the sledge. "Sledging!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['sledge'] },
        `${B.introduced} helped. So did ${g}.${comesToo} Up, up they went. Puff!`,
        `${B.introduced} came, and ${g}.${comesToo} Tramp, tramp, tramp. Puff!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['sledge'] },
        `${a} sat down. "${refrain}" But the snow was soft. The sledge sank in.`,
        `On got ${a}. "${refrain}" It did not go. Down into the soft snow it sank.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'sit', 'worried')], things: ['sledge'] },
        `${b} gave a push. "${refrain}" It went a bit. Then it sank in more.`,
        `${b} pushed from behind. "${refrain}" It went as far as a bush. It sank.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'worried'), things: ['sledge'] },
        `Then they all sat on it. "${refrain}" Now it was heavy. It sank right in!`,
        `They all got on at once. "${refrain}" That was too heavy. Down to the ground!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'sad'), things: ['sledge'] },
        `So they pulled it out. Up again. Down again. Up they went. Tramp, tramp, tramp.`,
        `Back up they all went. Tramp, tramp. Five times up! And not once down.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['footprints'] },
        `${k} looked at the way up. All their feet had made it flat. It was hard. It shone!`,
        `Where they had walked, the snow was flat. ${k} tapped it. It was as hard as ice!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(A, 'stand', 'happy')], things: ['sledge'] },
        `"We made a road!" said ${k}. On it they put the sledge.`,
        `"It is a slide!" said ${k}. "Our feet made it!" They put the sledge there.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited')], things: ['sledge'] },
        `And whoosh! Down it went, all the way! Nobody had to say go.`,
        `Whoosh! It went by itself. Down, down, down to the gate!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Then it was bedtime. Up, up, up the stairs. And whoosh, ${k} was asleep.`,
        `"Up to bed," said ${g}. Tramp, tramp, tramp. Off you go, ${k}. Asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'stand', 'excited')], things: ['sledge'] },
        `It had snowed right up to the window. "Sledging!" said ${A.introduced}, before breakfast. The sledge had hung in the shed since last year. It had a spider in it.`,
        `There was so much snow that the hedge wore a hat. "Today's the day," said ${A.introduced}, and took down the sledge. It had waited a whole year for this.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['sledge'] },
        `${B.introduced} pulled in front, and ${a} pushed behind.${comesToo} Nobody had been on the hill yet. They walked up in a line, tramp, tramp, tramp. "It'll be worth it," said ${b}, "coming down."`,
        `They went to the white hill, and ${B.introduced} took the rope.${comesToo} It was deep. They trod in each other's holes, one behind the other. "Up is the hard part," said ${a}. "Down is easy."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['sledge'] },
        `At the top ${a} sat on the sledge. "${refrain}" It gave a kind of sigh. Then it sank, slowly, like a spoon in porridge. "It's eating me!" said ${a}.`,
        `${a} pointed it down the hill, and got on. "${refrain}" Nothing went by. The hill stayed where it was. Only ${a} got lower, for the snow was as soft as a bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'sit', 'worried')], things: ['sledge'] },
        `"You need a push," said ${b}, and pushed. "${refrain}" It went as far as ${b} could push. Then they were both in up to the middle.`,
        `"I'll start you off," said ${b}, and took a run. "${refrain}" The sledge dug in its nose. ${a} went on without it. There was a hole in the snow with ${a} in it.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'worried'), things: ['sledge'] },
        `"Heavy things go faster," said ${a}. So they all got on. "${refrain}" But heavy things sink faster, too. They went straight down, all together, and saw some grass.`,
        `Then they thought that it must be too light. They got on in a row and held tight. "${refrain}" they shouted. It did go down. It went down through the snow, like a lift.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'sad'), things: ['sledge'] },
        `So they dragged it up and tried again, and dragged it up again. Tramp, tramp, tramp. "Nine times up," said ${b}, "and not once down."`,
        `Each time they ended near the bottom, somehow, and each time they climbed back. Nine times they climbed, in the same old holes. "It isn't sledging," said ${b}. "It's only walking, with a sledge."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['footprints'] },
        `It was then that ${k} slipped. It was on the way up, in the place where they always walked. ${k} sat down hard, and slid three steps by accident. "That's funny," said ${k}.`,
        `On the tenth time ${k} sat down to rest, right on their path. "Just one minute," said ${k}. It was not soft there. It was hard and shiny. And ${k} began, very slowly, to go backwards.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['footprints', 'sledge'] },
        `They all looked. From top to bottom ran a long grey stripe, as flat as a plate. All their feet had trodden it down. "It's a road!" said ${k}. "We've been making it all morning!"`,
        `"It's us!" said ${k}. "We've squashed it. All the way up, nine times!" There it was: a slide, right down to the gate. They had walked on it and never seen it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(B, 'stand', 'excited')], things: ['sledge'] },
        `They carried the sledge to the top of the stripe. ${a} got on in front. There was just time to say "Go", and not enough to say the rest.`,
        `So they put the sledge at the top of it. "Shall I push?" said ${b}. But there was nobody there to push. ${a} had only sat down, and gone.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'excited'), seen(B, 'cheer', 'happy')], things: ['sledge'] },
        `Whoosh! The wind got into their ears. The hedge went by, and the gate, and ${g} with a flask. They stopped in a great puff of snow. "Again!" they all said, and went up by another way.`,
        `The hill shot past. There were trees, and then there weren't. At the bottom ${g} jumped out of the way just in time. "Did it go?" called ${b}. "It went!" said ${a}, out of a heap of snow.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `At bedtime it was uphill again, tramp, tramp, tramp, up the stairs. ${k} lay down. "${refrain}" said ${g}, and put out the light. And whoosh, all at once, ${k} was asleep.`,
        `${Gcap} saw them up the stairs that night, one step at a time. Up is the hard part. ${k} got into bed and shut both eyes. After that it went by itself, all the way down, into sleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'calm')],
          things: ['sledge'],
        },
        `There was one hill and one sledge and two ideas. ${A.introduced} wanted to go straight down the steep side and be there in one sneeze. ${B.introduced} wanted to go by the long side, in a curve, with a view. It had snowed for two days. There was room for both.${comesToo}`,
        `${A.introduced} liked a thing to be over quickly and have a bang at the end. ${B.introduced} liked a thing to go on. You can go sledging together for years like that, if the hill is large enough. "Straight down!" said ${a}. "All the way round!" said ${b}. That winter the snow lay right over the fence.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['sledge'] },
        `Nobody had been on the hill before them. It was as smooth as a sheet. They went up, tramp, tramp, with the sledge behind, and it took a good half hour. "Steep side first," said ${a}. "It's my rope." That was how it began.`,
        `It was slow going. They sank at every step, and the one in front made the holes, and the others used them. At the top they tossed for it with a mitten, thumb up or thumb down. ${a} won. "Straight down, then," said ${a}. ${b} sighed, and got out of the way.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['sledge'] },
        `${a} lay down flat, like a racer, and shut both eyes. "${refrain}" It did not. It breathed out, and settled, and the snow came up on either side like dough around a currant. When ${a} opened one eye, there was white in it. "Have I gone?" said ${a}. "No," said ${b}.`,
        `"${refrain}" shouted ${a}, and kicked off. There was a soft sound like somebody sitting on a cushion. The front went in, and then the rest. It was not that it was slow. It was going, in fact, at quite a pace, but downwards. "How far did I get?" said ${a}. "In," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'worried'), seen(A, 'stand', 'worried')], things: ['sledge'] },
        `"My turn," said ${b}, and they hauled it round to the long side. ${b} did everything right. ${b} sat up and leaned back, and spoke to it gently. "${refrain}" It slid for one length, out of politeness. Then it, too, went in to the neck.`,
        `So they tried it ${B.names} way. They walked right round and began where it hardly slopes at all. "${refrain}" said ${b}, in a coaxing voice. It is no use coaxing a sledge that lies in a hole. "It's a longer hole than yours," said ${b}. "Look at the view," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'determined'), things: ['sledge', 'footprints'] },
        `After that they each had a go in turn, and each in a different place. ${a} would not be seen on the long side. ${b} would not go near the steep. There were dents all over that hill by noon, as if a giant had been trying it with his thumb. "You've spoilt a good bit there," said ${a}. "So have you," said ${b}.`,
        `They went on like that all morning. ${a} tried the steep side in five places, and it swallowed ${a} in each. ${b} tried the other in six. Up they came, and round, and up, by as many ways as there are on a hill. "${refrain}" they said, in turn. Nobody trod where the other had trodden. It was a point of honour by then.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')], things: ['sledge'] },
        `"If you'd once push me," said ${a}, "instead of waiting for your go!" "If you'd once come my way!" said ${b}. "There's nothing on your way," said ${a}. "There's nothing on yours but a gate." They both took hold of the rope. It is a pity to see a rope used for that.`,
        `By then they were wet to the knees, and quarrelling. It was about the wax, and whose fault the wax was, and then about last winter. "Go home, then," said ${a}. "I'll go when I've had my turn," said ${b}, and sat down on the sledge. So ${a} sat on the other end. Nothing could have been stiller.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['footprints'] },
        `${Gcap} had shouted from the gate that there was soup. It was on the way down for it that ${k} fell over. That was in the only place they had all used, every time, because it was the way home. ${k} sat down, and did not stop. ${k} went by a bush, sitting. ${k} went by another. "Hey!" said ${k}.`,
        `They did have one path in common. It was the one from the gate, and it went up the middle, neither steep nor long. Nobody had thought of it as anything but the way to get there. ${k} slipped on it, going down for a dry sock. Then there was a surprised sort of noise, and it came from a good deal further off.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['footprints'] },
        `They came to look. It was a narrow grey stripe, and it shone. "It's where we walk," said ${k}, rubbing the place. "We've been up it eleven times, all of us. We've squashed it hard. All over the hill we've been looking for a slide, and we had our feet on one."`,
        `There it lay when you knew. All of them had gone up there, over and over, in each other's steps. The holes had run together. The snow was pressed as tight as a plate. "It's only soft where we've been once," said ${k}. "It's only hard where everybody went."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(B, 'think', 'worried')],
          things: ['footprints', 'sledge'],
        },
        `It was just as wide as one foot, though, and a sledge is wider. It wanted treading: side by side, all the way up, by people who kept in step. And it was nobody's side. It had a bit of a bend, and a bit of a drop. ${a} looked at the steep side for a moment, and let it go. "All right," said ${a}. "The middle. You take the left."`,
        `They tried the sledge on it, and it fell off the edge. "It's too thin," said ${a}. Two people would have to go up next to one another, close, and stamp. That meant giving up the best places on the hill, the ones that they had each dug for. It was ${b} who spoke first. "I don't mind which side of you I walk," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'determined'), things: ['footprints'] },
        `Tramp, they went. Tramp. You had to go at the pace of the other. ${a} had never gone so slowly up a hill, and ${b} had never gone so fast. Halfway up somebody began to count aloud, and then it was a song. The soup went cold. When they turned round at the top, there was a road behind them.`,
        `So they stamped a road, arm against arm, with the rest of them behind to press down the crumbs. "Left," said ${b}. "Left," said ${a}. "Left," said ${b}, and after a while: "I liked that last hole of yours." It is difficult to be angry with somebody in step. It took six journeys and most of the afternoon. By the end of that the light had gone pink, and so had the road.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited')],
          things: ['sledge'],
        },
        `They both got on. There was no question of turns. "${refrain}" they said, at the same time, and it had gone before they got to the end. First came the drop, and ${b} screamed, and liked it. Then came the bend, and ${a} saw, just for a second, the whole white valley and every lamp in it. And at the bottom there was the gate, with a bang.`,
        `It needed no pushing. It needed no coaxing either. They sat down, one behind the other, and the hill let go. It was steep enough in the middle to leave your stomach behind. It was long enough to go back and look for it. "There was a view!" shouted ${a}, in the hedge. "There was a bang!" said ${b}, with shining eyes.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `They had eleven goes by moonlight, one for each time up. Then ${g} took in the sledge, and what was left of the soup, and them. ${k} climbed the stairs, tramp, tramp, in the middle of each step, where they were worn. It was quite easy after that. ${k} was asleep before the bend.`,
        `That night it snowed again. The hill went smooth, and nobody could have told that there had ever been a road. It was still there, underneath. ${k} knew it, in bed, and so did all the others. Up was the hard part. Then it let go, and they were all asleep.`,
      ),
    ],
  };
}
