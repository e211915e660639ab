import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { theOne } from '../the-one.ts';

const REFRAINS = [
  'Still here',
  'Look, still here',
  'Still here, you see',
  'Here, still',
  'Still here, just',
  'Not gone yet',
  'Here as ever',
  'Still in one piece',
  'Not gone at all',
  'Still cold, still here',
] as const;
const TITLES = ['still here', 'a minute of summer', 'between the peas and the ice cream', 'what comes after snow'];

interface Parts {
  /** "Bun", or with a second one "Bun and Flake"; and at the first mention. */
  readonly a: string;
  readonly met: string;
  readonly two: boolean;
  readonly refrain: string;
  /** One form for one of them, another for two. */
  n(one: string, both: string): string;
  all(pose: ActorHint['pose'], feeling: ActorHint['feeling']): readonly ActorHint[];
}

function partsOf(going: Going): Parts {
  const { raw, company, chance } = going;
  const first = theOne(going, 'snowman');
  const two = /\b(?:two|both|snowmen|pair of)\b/.test(raw);
  const them: readonly Figure[] = two ? [first, company.meet('snowman')] : [first];
  return {
    a: them.map(({ name }) => name).join(' and '),
    met: [first.introduced, ...them.slice(1).map(({ name }) => name)].join(' and '),
    two,
    refrain: chance.pick(...REFRAINS),
    n: (one, both) => (two ? both : one),
    all: (pose, feeling) => them.map((who) => seen(who, pose, feeling)),
  };
}

/** A snowman gets smaller from place to place, to be there in summer, for as long as an ice cream lasts. */
export const STILL_HERE: EventPlot = { id: 'still-here', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { a, met, refrain, n, two, all } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'medium', actors: [...all('stand', 'curious'), seen(K, 'stand', 'happy')] },
        `${K.introduced} has made ${met}. ${two ? 'Two snowmen! ' : ''}"What comes after snow?" "Summer," says ${k}.`,
        `Here ${n('is', 'are')} ${met}. ${two ? 'Two snowmen! ' : ''}"After snow comes summer," says ${K.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried'), ...all('stand', 'determined')] },
        `"We will see it!" ${n('says', 'say')} ${a}. "Snow melts," says ${k}. "I don't want to melt!"`,
        `"Summer? I want to see it!" "But snow melts," says ${k}. "I don't want to melt!"`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'reach', 'worried'), ...all('stand', 'calm')] },
        `Drip! It gets warm. Quick, into the shade! "${refrain}," ${n('says', 'say')} ${a}. Only small.`,
        `The sun comes. Drip! ${k} finds some shade. "${refrain}," ${n('says', 'say')} ${a}. Now small!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), ...all('stand', 'calm')],
          things: ['milk'],
        },
        `Into the fridge, by the milk! Drip, drip. Now so very small!`,
        `Quick, into the fridge! Drip, drip, drip. Now so very small!`,
      ),
      page(
        { camera: 'close', actors: [...all('sit', 'happy'), seen(K, 'kneel', 'happy')], things: ['peas'] },
        `Then into the freezer, with the peas. No drip! "${refrain}," ${n('says', 'say')} ${a}.`,
        `In the freezer it is really cold. No drip! "${refrain}!" The peas say nothing.`,
      ),
      page(
        { camera: 'medium', actors: [...all('sit', 'curious'), seen(K, 'stand', 'happy')] },
        `They wait and wait. "Is it summer?" "Not yet," says ${k}.`,
        `"Is it now?" "Not yet," says ${k}. It rains. They wait. "Now?" "Not yet."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'cheer', 'excited'), ...all('look-up', 'happy')] },
        `Then, one day... "Now!" says ${k}. Look, flowers! Look, a bee!`,
        `"Today!" says ${k}. Out they go! All is green. Hear the bee!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), ...all('sit', 'happy')],
          things: ['ice-cream'],
        },
        `${k} has an ice cream. It drips. ${a} ${n('drips', 'drip')}, too. "Summer drips!"`,
        `Drip goes the ice cream. Drip ${n('goes', 'go')} ${a}. "Summer drips! How nice!"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'run', 'worried'), ...all('sit', 'happy')] },
        `Quick, back in! Now as small as an egg. "${refrain}."`,
        `"Back in, quick!" ${k} runs. What is left? A bit like an egg. "${refrain}."`,
      ),
      page(
        {
          setting: 'snow',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), ...all('stand', 'proud')],
        },
        `It snows! Big ${a}, with the egg inside! "Well?" "${refrain}! And summer is green!"`,
        `Snow! ${k} rolls snow round the small bit. "Are you in there?" "${refrain}! And I saw summer!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { a, met, refrain, n, two, all } = partsOf(going);
  const I = two ? 'We' : 'I';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'medium', actors: [...all('stand', 'curious'), seen(K, 'stand', 'happy')] },
        `On the first day of snow ${K.introduced} made ${met}. "What comes after this?" ${n('was the first thing', 'were the first words')} that ${a} said. "After the snow?" said ${k}. "Spring, and then summer."`,
        `${K.introduced} put in the last button. And then ${met} stood there and looked about. "It's very white," said ${a}. "Is there anything after this?" "Of course," said ${k}. "There's summer."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), ...all('stand', 'determined')] },
        `"What's it like?" said ${a}. ${k} told about bees, and bare feet, and grass. "${I} want to see that," said ${a}. "You can't," said ${k}. "Snow melts." "${I} don't want to melt. ${I} want to see it."`,
        `${k} told all there is to tell. In summer it's green, and something hums, and people eat ice cream. "${I}'ll look at that," said ${a}. "But you'd melt," said ${k}. "${I} don't want to melt," said ${a}. "${I} just want to see it."`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'reach', 'worried'), ...all('stand', 'calm')] },
        `In March the sun came over the roof. Drip! So ${k} moved ${a} behind the shed, where there is always shade. Only there isn't. At four o'clock the sun came round the corner. "${refrain}," said ${a}, from lower down.`,
        `One day in March there was a drip. "The shade!" said ${k}, and pushed and pulled ${a} behind the shed. It went well until the afternoon. Then the sun looked round the shed. "${refrain}," said ${a}, when it was gone. But the hat had come down as far as the tap.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), ...all('stand', 'happy')],
          things: ['blanket'],
        },
        `In April ${k} fetched a blanket. It keeps the cold in as well as the warm. That helped for three weeks. Then a puddle came out from under it. "${refrain}," said ${a}, no taller than a bucket.`,
        `"What keeps warm can keep cold," said ${k}, and took the thickest blanket. It really was cold in there. But May is long, and at last the blanket was wet right through. "${refrain}," came out of it. It was somebody as big as a bucket.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), ...all('stand', 'calm')],
          things: ['milk'],
        },
        `So ${k} carried ${a} to the fridge, next to the milk. A fridge is cold, but it isn't as cold as snow. In the morning there was water in the butter dish. ${a} ${n('was', 'were')} as small as a teacup.`,
        `There was room in the fridge, beside the milk. "How nice and cold," said ${a}. It was nearly cold enough. Nearly is not enough for snow. After two days ${a} ${n('was', 'were')} as small as a cup.`,
      ),
      page(
        { camera: 'close', actors: [...all('sit', 'happy'), seen(K, 'stand', 'happy')], things: ['peas'] },
        `Only the freezer was left, and it was full of peas. ${k} ate peas for a week, and then there was a gap. In went ${a}. Nothing dripped. "${refrain}," said ${a}, and liked the place.`,
        `"Why didn't I think of the freezer?" said ${k}. But it was full. So it was peas for lunch, and for supper, until a place was free. ${a} sat in it, and there wasn't one drip. "${refrain}," said ${a} to the ice cream.`,
      ),
      page(
        { camera: 'medium', actors: [...all('sit', 'curious'), seen(K, 'stand', 'calm')] },
        `Each time the door opened, ${a} sat up. "Is it summer?" "It's only raining," said ${k}. "Is it now?" "Not quite. It has to be a proper one, because you'll only have a minute."`,
        `It's dark in a freezer, and there's time. "Is that summer?" said ${a}, when the light came. "That's the kitchen," said ${k}. "Now?" "That's me, getting bread. I'll tell you. You only get a minute, so it has to be the best."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'walk', 'excited'), ...all('look-up', 'happy')] },
        `And then it was the hottest day of the year. "Today," said ${k}, and carried ${a} out on a cold plate. There was the whole garden. It was all green, up and down. Something hummed. "Oh," said ${a}.`,
        `In July there came a day with no cloud in it. "Now!" said ${k}, and ran out with ${a} on a cold plate. It was so green. A bee came by, and sat for a moment on ${n('a very small nose', 'one very small nose')}. "That's the humming," whispered ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), ...all('sit', 'happy')], things: ['ice-cream'] },
        `${k} had an ice cream, and it ran down as far as the elbow. "It drips," said ${a}, who dripped as well. "${I} thought that that was only ${n('me', 'us')}." "In summer everything drips," said ${k}. They sat and dripped, side by side.`,
        `"How long have ${n('I', 'we')} got?" said ${a}. "As long as my ice cream has," said ${k}. They looked at it. It ran, and ${a} ran, and ${k} was hot, too. "So that's it," said ${a}. "Summer is when everybody drips."`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'run', 'worried'), ...all('sit', 'happy')] },
        `With the last lick ${k} jumped up and ran. It was just in time. On the plate lay a bit of snow as big as an egg. Back it went, behind the peas. ${k} put an ear to the door. "${refrain}," it said, very low.`,
        `Then the ice cream was gone. "In!" cried ${k}, and was in the kitchen in four jumps. There wasn't much to put away. It would have gone into an egg cup. "Say something," said ${k}. "${refrain}," said what there was.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), ...all('stand', 'proud')],
        },
        `In December it snowed. ${k} rolled the snow round the little bit. The carrot went in, and the hat went on. "Well?" said ${k}. It was quiet for a moment. "${refrain}," said ${a}. "And now ask what comes after this. ${n('I know', 'We know')}."`,
        `When the snow came again, ${k} opened the freezer. Round and round it went through the garden. There stood ${a}, and looked at all that white. "What comes after this?" asked ${k}. "${refrain}," said ${a}. "Green comes, with a hum in it, and then it drips."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { a, met, refrain, n, two, all } = partsOf(going);
  const I = two ? 'We' : 'I';
  const me = two ? 'us' : 'me';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'medium', actors: [...all('stand', 'curious'), seen(K, 'stand', 'happy')] },
        `${K.introduced} had made snowmen before, and none of them had ever asked anything. But when the second eye was in, ${met} looked round the garden, and spoke. "It's very nice," said ${a}. "What comes after it?" "After what?" said ${k}. "After this. The white."`,
        `There is a moment, when the last button goes in, at which it stops being snow. ${K.introduced} took a step back. "So that's what there is," said ${met}, and looked at the hedge and the shed. "And is it always like this?" "No," said ${k}. "That's only winter. There's a whole year."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), ...all('stand', 'determined')] },
        `So ${k} explained the year, and saved summer for the end. There were bees in it, and bare feet, and doors that stood open all day. "${I}'ll see that," said ${a}. You have to be honest with a friend. "You won't," said ${k}. "It gets warm, and snow melts." ${a} thought about it. "${I} don't want to melt," said ${a}. "But ${n('I', 'we')} do want to see it. Which comes first?"`,
        `${k} was a good teller, and that was the trouble. By the time that summer had got its bees and its long evenings, ${a} ${n('was', 'were')} leaning forward. "When is it?" said ${a}. ${k} stopped. "It's when snow isn't," said ${k}, as gently as that can be said. "You'd melt." "${I} don't want to melt," said ${a}. "${I} only want to look. Surely there's a way of looking."`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'reach', 'determined'), ...all('stand', 'calm')] },
        `It took ${k} all of one morning in March to get ${a} behind the shed. "It's always in the shade there," said ${k}. It was, until four o'clock. Then the sun did a thing that it hadn't done in winter, and came round the corner. It stayed for just an hour. "${refrain}," said ${a}, when ${k} came running. But the hat, which had been up at the gutter, was down at the tap.`,
        `In March something ticked. It was a drip, and then there were more. ${k} got the sledge, and moved ${a} round behind the shed, where the moss grows. Moss only grows where no sun comes. That's what it says in books. The books don't say that the sun climbs, a bit each day. It looked over the roof in the second week. "${refrain}," said ${a}, now about as tall as a chair.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), ...all('stand', 'happy')],
          things: ['blanket'],
        },
        `"It isn't the blanket that's warm," said ${k}, in April. "It's you. If the one inside is cold, then it keeps the cold in." And it did. It was a good thick blanket, and it worked for three weeks. ${k} came every day after school, and lifted up a corner. "${refrain}." But every day ${k} had to lift it a bit further. By the middle of May there was room in there for a bucket, and nothing much to put in it.`,
        `For April there was the blanket. The neighbours laughed at that. "You'll cook ${n('the poor thing', 'the poor things')}," they said over the fence. ${k} did not cook anybody. A blanket doesn't care which way round it works. But it can only make things slow. It cannot make them stop. The puddle came out from under it in May. "${refrain}," said a voice from further down than last time.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), ...all('stand', 'calm')],
          things: ['milk'],
        },
        `The fridge was a mistake. It was four degrees in there, and that's lovely for milk. But four is four too many. Nobody saw anything happen. It was just that each time, behind the milk, there was less. On the Friday ${k} could have put all of it into a teacup. On the Saturday ${k} did.`,
        `${k} cleared a shelf in the fridge, and did not read the dial. It said four. Snow can count, when it comes to that, and it counts from nought. "It's a bit mild," said ${a}, on the first day. On the third day there was water in the butter. ${a} still talked, but it was a voice to fit a teacup. So was the rest.`,
      ),
      page(
        { camera: 'close', actors: [...all('sit', 'happy'), seen(K, 'stand', 'happy')], things: ['peas'] },
        `What was left was the freezer, and it was full to the top with peas. There had been a special offer. ${k} had peas for lunch and peas for supper, and peas on toast. On the eighth day there was a gap as wide as a teacup. ${a} went into it. They waited for the tick. None came. "${refrain}," said ${a}, after an hour, in great surprise.`,
        `"You'd need something far below nought," said ${k}, and looked up, at the freezer. Nobody had seen the back of it for years. It took a week, and it took a promise. Whoever wants room for a friend must eat what is there. It was all peas. Then ${a} sat in the gap, in the dark, and nothing ran, and nothing ticked. "${refrain}," said ${a}. "And it's going to stay that way."`,
      ),
      page(
        { camera: 'medium', actors: [...all('sit', 'calm'), seen(K, 'stand', 'worried')] },
        `That was the odd part. It was safe now. ${a} could sit there for a hundred years, and never get smaller by a hair. "Is it summer?" said ${a}, each time that the light came on. In June ${k} didn't answer at once. "You needn't go out at all, you know," said ${k}. "You'd be all right in here. I could bring you things." It was quiet, behind the peas.`,
        `From June on there was something that neither of them said. In here nothing could happen to ${a}, ever again. And nothing could happen at all. "I could show you photographs," said ${k}. "I could put a daisy in. Then you'd have seen it, in a way, and you'd still be whole." "What would you do?" said ${a}. ${k} held the door open for so long that it began to hum.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), ...all('sit', 'determined')] },
        `"${I} asked what comes after the white," said ${a}, in the end. "In here it's only more white. How long would there be, out there?" "About as long as an ice cream," said ${k}. "I don't know how much there'd be of you, after that." "But some," said ${a}. "I'll be quick," said ${k}. "Then choose a good one," said ${a}.`,
        `They talked about it for two days, through a gap as wide as a finger, to save the cold. "If it's a question of being or seeing," said ${a}, "${n("I've", "we've")} been, since January. It was good. Now it's the other." "It'd be as long as an ice cream," said ${k}. "You might be very small." "${n("I've", "We've")} got used to that," said ${a}. "Only pick a day that's worth it."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'walk', 'excited'), ...all('look-up', 'happy')] },
        `${k} let eleven fine days go by. On the twelfth the sky was blue to the edges, and every door in the street stood open. ${k} carried ${a} out on a cold plate, and sat down in the middle of the grass. "Nobody said that it would be so loud," whispered ${a}. It was so green that it hummed. A bee came, and walked once round the plate.`,
        `It was the nineteenth of July. There was not one thing wrong with it. ${k} ran out with a frozen plate, and put it down where the daisies were thickest. And ${a} looked. Nobody has ever looked like that, at a quite ordinary garden with a hose in it. There was a bee. It sat on the carrot for a moment, which was only a shaving by now. "That's the hum," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), ...all('sit', 'happy')], things: ['ice-cream'] },
        `The ice cream was to tell them the time. It ran down over ${k}, as far as the elbow. ${a} watched it. "That's what ${n('I', 'we')} do," said ${a}. "Does it hurt?" "It tickles," said ${k}. "It's hot. It all drips in summer. I do, too. Look." ${a} looked at ${k}, who was wet from nose to knees. "Nobody told ${me} that," said ${a}. "All this time it seemed so rude."`,
        `They had said, as long as an ice cream. ${k} had picked the biggest that there was, and licked it as slowly as could be. But it ran. Everything ran, the ice and the plate and ${k} and ${a}. "So it isn't only ${me}," said ${a}. "It's what everybody does." "In July, yes," said ${k}. "Well," said ${a}, "then it isn't melting. Then it's just being here." And they had it to the last drop.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'run', 'worried'), ...all('sit', 'calm')] },
        `Then ${k} ran, and it was thirty-one steps. What was there to put back would have gone into an egg cup. ${k} pushed it in behind the peas, shut the door, and leaned on it. After that there was only the fridge to hear, and a bee that had come in as well. "Say it," said ${k}. It was a good while, and then it was hardly a sound. "${refrain}."`,
        `On the last lick ${k} was up. There was the step, and the door, and the other door. It was cold in there, and bright, and there was plenty of room now. ${k} put down something like a hazelnut in a spoonful of water. By night the water was hard. ${k} had sat there all that time, on the floor. "${refrain}," it said, from inside. It sounded just like somebody who has been on holiday.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), ...all('stand', 'proud')],
        },
        `In December ${k} came out in the first flakes with an egg cup. You begin with something small, with any snowman. Round and round it went, until it took two to push. The carrot was new, and the buttons were the old ones. "It's very white," said ${a}. And all over the garden lay snow that had never been anywhere. "${refrain}," ${a} told it. "Now listen. Do you know what comes after this?"`,
        `It snowed on the second of December. ${k} rolled the big ball round the little one, and stuck in the nose, and waited. What if it had been too little? Then the second eye went in. "${refrain}," said ${a}, and looked at the hedge and the shed. "I can't see it," said ${k}, "where the old bit stops, and the new begins." "Can't you?" said ${a}. "It's the bit that hums."`,
      ),
    ],
  };
}
