import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { customers, wareOf } from './ware.ts';

const REFRAINS = [
  'All gone!',
  'None left!',
  'Sold out!',
  'No more!',
  'Nothing left!',
  'Sorry, all gone!',
  'Quite gone!',
  'Clean gone!',
  'No more today!',
  'Every bit gone!',
] as const;
const TITLES = ['all gone', 'none left', 'the end of the queue', 'what was left'];

/** It is sold out, and the queue is long. But the cold that kept it, or the heat that baked it, is still there. */
export const STILL_THERE: EventPlot = { id: 'still-there', young, middle, old };

const whereOf = ({ place }: Going): string => (place ? ` at ${place}` : '');
const besides = ({ B, third }: Going, text: (b: string) => string): string => (third ? ` ${text(B.introduced)}` : '');

function young(going: Going): Told {
  const { A, K, a, k, at, chance } = going;
  const w = wareOf(going);
  const [X, Y, Z] = customers(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at ?? 'street', weather: w.weather, camera: 'medium', actors: [seen(A, 'stand', 'happy')] },
        `Here is ${A.introduced}. ${a} sold ${w.it}. Open went ${w.box}. ${w.sigh}! ${cap(w.air)} came out.`,
        `Who sold ${w.it}? ${A.introduced}! Open went ${w.box}. ${w.sigh}! That was ${w.air}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'happy')] },
        `It was ${w.day}${whereOf(going)}. ${K.introduced} got the last ${w.it}.${besides(going, (b) => `${b} had some, too.`)} "${refrain}" said ${a}.`,
        `What a ${w.day} day! ${K.introduced} got some.${besides(going, (b) => `So did ${b}.`)} Then it was empty. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'sad'), seen(A, 'stand', 'sad')], things: [w.things[0]] },
        `${X.introduced} came, with ${w.held[0]}. "${cap(w.it)}, please." "${refrain}"`,
        `Then ${X.introduced} came. ${X.name} had ${w.held[0]}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'stand', 'sad'), seen(A, 'stand', 'sad')], things: [w.things[1]] },
        `Next came ${Y.introduced}. ${Y.name} had ${w.held[1]}. "${refrain}"`,
        `Who was this? ${Y.introduced}, with ${w.held[1]}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Z, 'sit', 'sad'), seen(A, 'stand', 'sad')], things: [w.things[2]] },
        `Last came ${Z.introduced}. ${Z.name} had ${w.held[2]}. "${refrain}" ${Z.name} cried.`,
        `Here was ${Z.introduced}. ${Z.name} had ${w.held[2]}. "${refrain}" Boo hoo!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `"Look," said ${a}. "Empty!" But ${w.sigh}! ${cap(w.air)} came out.`,
        `${a} opened ${w.box}. It was empty. But ${w.sigh}! ${cap(w.air)} came out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"It's still ${w.day === 'hot' ? 'cold' : 'hot'} in there!" said ${k}. "Put your things in!" In went ${w.put[0]}, and ${w.put[1]}.`,
        `${k} felt it. "Give ${a} your things!" In went ${w.put[0]}. In went ${w.put[1]}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Z, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `In went ${w.put[2]}. They waited. ${Z.name} sang.`,
        `Last went ${w.put[2]}. Bang! ${Z.name} did a dance.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'happy'), seen(Y, 'stand', 'happy'), seen(Z, 'stand', 'happy')] },
        `Open! ${cap(w.put[0])} was ${w.become[0]}. ${Y.name} had ${w.become[1]}. And ${w.put[2]}? ${cap(w.become[2])}!`,
        `Ready! ${cap(w.put[0])} was ${w.become[0]}! ${Y.name} had ${w.become[1]}. And ${w.put[2]}? ${cap(w.become[2])}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(Z, 'hold', 'happy')] },
        `"And what do I get?" said ${a}. "A bit of mine," said ${Z.name}. Soon that was gone, too.`,
        `${Z.name} gave ${a} a bit. "${refrain}" said ${a}, and smiled.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, at, chance } = going;
  const w = wareOf(going);
  const [X, Y, Z] = customers(going);
  const [x, y, z] = [X.name, Y.name, Z.name];
  const refrain = chance.pick(...REFRAINS);
  const inside = w.day === 'hot' ? 'cold' : 'hot';
  const rest = w.day === 'hot' ? 'cold' : 'heat';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at ?? 'street', weather: w.weather, camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `Everybody knew ${A.introduced}, and everybody knew the ${w.it}. When ${a} opened ${w.box}, ${w.air} came out. "${w.sigh}!" said all those who stood in front. That was nearly as nice.`,
        `You always knew when ${A.introduced} opened ${w.box}. "${w.sigh}!" people said, right down the queue. First came ${w.air}, and then came the ${w.it}. Nobody thought about the wind.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'happy')] },
        `It was the ${w.day === 'hot' ? 'hottest' : 'coldest'} day of the year${whereOf(going)}. ${K.introduced} was number forty in the queue.${besides(going, (b) => `${b} was number thirty-nine.`)} "One for you," said ${a}, and looked down, and looked again. "Oh dear. ${refrain}"`,
        `On a very ${w.day} day the queue went right round the corner. Everybody wanted ${w.it}${whereOf(going)}. ${K.introduced} got some.${besides(going, (b) => `So did ${b}.`)} Then there was a scraping noise. "Oh dear," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'sad'), seen(A, 'stand', 'sad')], things: [w.things[0]] },
        `${X.introduced} was next, and had waited for an hour. All that ${x} had was ${w.held[0]}, from home. "It's horrid," said ${x}. "I want ${w.it}." "${refrain}" said ${a}, and didn't know where to look.`,
        `"${cap(w.it)}, please," said ${X.introduced}. ${x} had ${w.held[0]}, and nothing else. "This is no good at all." "${refrain}" said ${a}, very low. "No?" said ${x}. "Not even a small one?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'stand', 'sad'), seen(A, 'stand', 'sad')], things: [w.things[1]] },
        `Then it was the turn of ${Y.introduced}. "Two for me," said ${y}. "Nobody could eat what I've got." It was ${w.held[1]}. "${refrain}" said ${a}.`,
        `Behind that stood ${Y.introduced}, with ${w.held[1]}. "My dinner," said ${y}, and made a face. "So you see why I've come." "${refrain}" said ${a}. "I do see. I'm so sorry."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Z, 'sit', 'sad'), seen(A, 'stand', 'sad')], things: [w.things[2]] },
        `At the very end stood ${Z.introduced}. ${z} always came last. ${z} had a coin, and ${w.held[2]}. "${refrain}" said ${a}. ${z} didn't say a word, and sat down on the ground.`,
        `And there was ${Z.introduced}, who had been saving up. ${z} put down a whole coin. "It's for ${w.it}," said ${z}. "I've only got ${w.held[2]}." "${refrain}" whispered ${a}. It was dreadful.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `"You can look," said ${a}. "I'm not hiding any." And ${a} opened ${w.box}, as wide as it would go. It was quite empty. But out of it, over all of them, came ${w.air}. "${w.sigh}," said ${k}.`,
        `"Is there really nothing in there?" said ${k}. "See for yourself," said ${a}, and opened ${w.box}. There were a few crumbs. And there was something else. It came out and went all round them. "${w.sigh}!" said everybody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"That's not gone," said ${k}. "It's still ${inside} in there! ${a}, what does it do to things?" "What it always does," said ${a}. They all looked at ${w.put[0]}. Then they looked at ${w.put[1]}. "In with it!" they cried.`,
        `${k} looked at what they had brought. Then ${k} looked into ${w.box} again. "You've run out of ${w.it}," said ${k}, "but not out of ${rest}!" So in went ${w.put[0]}, and in went ${w.put[1]}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Z, 'dance', 'happy'), seen(A, 'stand', 'happy')] },
        `In went ${w.put[2]}, last of all. ${a} closed ${w.shut}. It takes as long as it takes. So ${z} taught the whole queue a dance, to pass the time. It was rather like falling over, but with music.`,
        `"Mine as well?" said ${z}. "Yours as well," said ${a}. In went ${w.put[2]}, and ${w.shut} went bang. While they waited they told each other who they were. They had stood in one queue for years and had never asked.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'stand', 'happy'), seen(Y, 'stand', 'surprised'), seen(Z, 'stand', 'happy')],
        },
        `"Now!" said ${k}. Out came ${w.put[0]}, and it was ${w.become[0]}. What ${y} had was ${w.become[1]}. "I could eat this," said ${y}, "all day." And ${w.put[2]} was ${w.become[2]}. ${z} said so, three times.`,
        `Then ${a} opened up. ${cap(w.put[0])} was ${w.become[0]}. "That was in mine?" said ${x}. ${y} got ${w.become[1]}, with a spoon. And ${z} took one bite of ${w.put[2]}. It was ${w.become[2]}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(Z, 'stand', 'happy')] },
        `"What do I owe you?" said ${z}, and held out the coin. "Nothing," said ${a}. "It was yours." So ${z} gave the biggest bit to ${a}. ${a} had never had any. Nobody gives the seller anything.`,
        `Only one of them had nothing, and that was ${a}. "Open," said ${z}, and put in the biggest bit. ${a} had sold things for nineteen years. Nobody had ever asked if ${a} would like some.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(K, 'wave', 'happy')] },
        `Next day everything was there again, a mountain of it. But there was a new sign as well. BRING YOUR OWN, it said. And when it was empty, ${a} called it out quite happily. "${refrain}" And nobody went home.`,
        `There's always ${w.it} now. But some of them come late on purpose. They bring a thing from home, and wait for ${a} to say it. "${refrain}" "Hooray!" they shout.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, at, chance } = going;
  const w = wareOf(going);
  const [X, Y, Z] = customers(going);
  const [x, y, z] = [X.name, Y.name, Z.name];
  const refrain = chance.pick(...REFRAINS);
  const inside = w.day === 'hot' ? 'cold' : 'warmth';
  const most = w.day === 'hot' ? 'hottest' : 'coldest';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at ?? 'street',
          weather: w.weather,
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud')],
          things: ['sign'],
        },
        `Over the counter of ${A.introduced} there was a sign in gold letters. NEVER SOLD OUT, it said, SINCE 1962. And it was so. There had been long queues and wet Sundays, but whoever came last had still got ${w.it}. ${a} polished the sign every morning, before anything else.`,
        `What ${A.introduced} was proud of was written up in gold. NEVER SOLD OUT, SINCE 1962. Others might sell ${w.it}, and others might be cheaper. But no one had ever come to ${a} and gone away with nothing. It was rubbed with a soft cloth, each day, until it shone.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'stand', 'calm'), seen(A, 'stand', 'angry'), seen(K, 'stand', 'curious')],
        },
        `The only trouble was ${Z.introduced}. ${z} came every day, stood in front with shut eyes, and never bought a thing. "I'm only looking," said ${z}. "With your eyes shut?" said ${a}. ${K.introduced}, who helped on Saturdays, thought that ${z} looked very happy.${besides(going, (b) => `${b} thought so, too.`)} "Move along," said ${a}. "You let all the ${inside} out."`,
        `On Saturdays ${K.introduced} came to help.${besides(going, (b) => `Sometimes ${b} came as well.`)} There was little to do but shout the orders, and move ${Z.introduced} out of the way. ${z} stood there each day, close up, and bought nothing. "What does ${z} want?" said ${k}. "To be a nuisance," said ${a}. ${z} sighed, with closed eyes, when ${w.box} was opened.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `Then came the ${most} Saturday that anybody could remember${whereOf(going)}. The queue went twice round the fountain. By three ${k} could see the bottom. By four there was nothing but bottom. ${a} looked at it for a time. "${refrain}" said ${a}, so low that only ${k} heard. "You won't tell them," said ${a}. "It has never happened. Give me a minute to think."`,
        `They had never had such a day. It was so ${w.day} that they came from three villages, and stood in a line as long as a train. A little after four there was a scraping sound. It was the sound of the last of it. "${refrain}" whispered ${a}, and turned away, so as not to be seen from the front. "It can't be. It says so on the sign."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'angry'), seen(A, 'stand', 'worried')], things: [w.things[0]] },
        `${a} began to wipe things. ${a} wiped the counter, and the scales, and the counter. "Just a moment," said ${a}. "It has to be the right temperature." At the front stood ${X.introduced}, with ${w.held[0]} that nobody could enjoy. "Is something wrong?" said ${x}. "Nothing at all," said ${a}. "Next! No, not yet."`,
        `"Won't be long!" called ${a}, and rang the bell, and dropped some spoons. You can make a good deal of noise with an empty shop. ${X.introduced} was at the front of the line. ${x} had come out with ${w.held[0]}, and wished for something better. "I've been not long for an hour," said ${x}. "We're very busy," said ${a}, wiping a clean plate.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(A, 'stand', 'sad')] },
        `"They're ${w.day}," said ${k}, "and they're standing there for nothing. You have to say it." "Then the sign's a lie," said ${a}. "Isn't it now?" said ${k}. That was a hard thing to say, and it was hard to hear. ${a} put down the cloth. You could see ${a} get smaller. Then ${a} took a breath, and faced the whole long line, and said it out loud. "${refrain}"`,
        `${k} could bear it no longer. "Some of them are quite small," said ${k}. "And each minute you wipe, they wait a minute more." "If I say it," said ${a}, "it'll have happened." "It has happened," said ${k}. Neither of them said anything for a moment. Then ${a} turned round, with both eyes on the ground. "${refrain}" said ${a}, to everybody.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Y, 'stand', 'angry'), seen(A, 'stand', 'sad')],
          things: ['sign', w.things[1]],
        },
        `The line made a noise like a tyre. "Never, it says there," said ${Y.introduced}, who had brought the children, and ${w.held[1]}. "I know," said ${a}, and took the sign down. It left a clean patch, with four holes. Half of them went off to the place by the station, which was dearer. The rest were too tired to go anywhere.`,
        `Some people said things. "Since 1962!" said ${Y.introduced}, and banged down ${w.held[1]}. "I might have gone to the station!" And a good many now did. ${a} took down the sign, and laid it on its face. There was a clean patch on the wall. Those who stayed were the ones who were too worn out to leave.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'stand', 'calm'), seen(K, 'stand', 'surprised')], things: [w.things[2]] },
        `And there stood ${z}, last as ever, with ${w.held[2]}. "You needn't wait," said ${k}. "There's none left." "I don't come for that," said ${z}. "I can't afford it. I come for when it's opened." ${z} shut both eyes. "Would you mind? It needn't be long." Nobody had anything to lose by now. "${a}?" said ${k}. And ${a} opened ${w.box}, as far as it would go.`,
        `When the dust had gone down, one was left who hadn't grumbled. It was ${z}, holding ${w.held[2]}. "Have you run out of the other thing as well?" said ${z}. "What other thing?" said ${k}. "What comes out when it's opened," said ${z}. "I've never had ${w.it}. It's that I come for." ${k} looked at ${a}. And ${a} went to ${w.box}, and opened it wide.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Z, 'stand', 'happy'), seen(X, 'stand', 'surprised'), seen(Y, 'stand', 'surprised')],
        },
        `Out came ${w.air}. It went over the counter, and down the line, and right to the end of it. "${w.sigh}," said ${z}. "${w.sigh}," said ${x}, in quite another voice. ${y} said nothing, but the children came out from behind and stood in it, like washing. It was all still there. They had sold what was in it, and never once noticed what it was in.`,
        `It came rolling out over them, ${w.air}, as if it had been waiting to be asked. "${w.sigh}!" went the line, from the front to the back. ${x} let both shoulders drop. ${y} stopped in the middle of being angry. Every day for years it had been let out, by the way, for nothing. Only one of them had known what it was worth.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"How long will it last?" said ${k}. "Until night," said ${a}. "But there's nothing to put in." ${k} looked down the line: ${w.held[0]}, ${w.held[1]}, ${w.held[2]}. "There's all that," said ${k}. In it went, every bit, with names on slips of paper. ${a} closed ${w.shut} on it, and did not look at the clean patch on the wall.`,
        `It was ${k} who looked from the one thing to the others. There was ${w.box}, with nothing in it. And there was a line of people, with ${w.held[0]}, and ${w.held[1]}, and ${w.held[2]}. "Well, put them together!" said ${k}. "That isn't how it's done," said ${a}. But ${a} was doing it already. It had been a long afternoon for somebody who likes to be of use.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(X, 'stand', 'happy'),
            seen(Y, 'stand', 'happy'),
            seen(Z, 'stand', 'happy'),
            seen(A, 'stand', 'happy'),
          ],
        },
        `An hour later ${a} called out the names. ${cap(w.put[0])} was ${w.become[0]}. ${y} had ${w.become[1]}, and so had the children. And ${w.put[2]} was ${w.become[2]}. "I've got some!" said ${z}, to no one special. "What does it cost?" they asked. You can't take money from people for their own dinner. So that hour brought in nothing at all. ${a} counted it twice, and whistled.`,
        `By six it was ready, and ${a} handed it over, to each their own. ${cap(w.put[0])}? It was ${w.become[0]}. For ${y} there was ${w.become[1]}, and a spoon. ${z} held ${w.put[2]}, which was ${w.become[2]}, and could hardly begin. They all wanted to pay. "What for?" said ${a}. "It was yours." So for two hours not a penny had gone into the till, and nobody near it was sad.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(K, 'stand', 'happy')], things: ['sign'] },
        `The sign was never hung up again as it had been. It was good gold paint, though. ${k} worked on it all Sunday. SOLD OUT, it says now, when there is need of it. COME IN.`,
        `"It's a pity about the gold," said ${k}, and found a brush. There was only one word to be painted over. SOLD OUT, says the sign now. They turn it round when it's true. It's true about once a week.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'stand', 'happy'), seen(A, 'stand', 'calm')] },
        `And each day there is somebody who comes last, and buys nothing. ${a} doesn't say move along. ${a} opens ${w.box}, and has to look for something at the very bottom, for a long time. "${refrain}" says ${a}, in the end. "${w.sigh}," says ${z}.`,
        `${z} still comes in the evening, with closed eyes. "${refrain}" says ${a}. "I know," says ${z}. Then ${a} opens ${w.box} all the way, and wipes the counter, and the scales, and the counter. It takes quite a while. "${w.sigh}," says somebody.`,
      ),
    ],
  };
}
