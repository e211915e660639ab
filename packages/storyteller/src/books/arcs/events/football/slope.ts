import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { lastMatchOf, matchOf } from './bench-said.ts';

const REFRAINS = [
  'Down it rolls!',
  'There it goes, downhill!',
  'Roll, roll, goal!',
  'Off down the hill!',
  'Down, down, goal!',
  'Downhill all the way!',
  'Away down the hill!',
  'Roll, ball, roll!',
  'Away it rolls, downhill!',
  'All the way down!',
  'Rolling, rolling, down!',
] as const;
const TITLES = ['uphill and downhill', 'the crooked pitch', 'down it rolls', 'the other end'];

/** The pitch is on a hill and the ball rolls one way, until it is half-time and they change ends. */
export const SLOPE: EventPlot = {
  id: 'slope',
  // Nobody wins or scores on that hill.
  when: /^(?!.*\b(?:scor(?:e|es|ed|ing)|w[io]n\w*|cup|champion\w*)\b).*\b(?:goalkeeper|goalie|in goal|match|game|los(?:e|es|ing)|team|goals?|hill|unfair)\b/i,
  young: (going) => young(inGoal(apart(going))),
  middle: (going) => middle(inGoal(apart(going))),
  old: (going) => old(inGoal(apart(going))),
};

/** The second one keeps goal; whom a theme has in goal is that one. */
const inGoal = (going: Going): Going =>
  going.A !== going.B && /\b(?:goalkeeper|goalie|in goal|keeps goal)\b/.test(going.raw)
    ? { ...going, A: going.B, B: going.A, a: going.b, b: going.a }
    : going;

/** "A hedgehog who wants to be goalkeeper" gets to be one, and in the end holds a ball. */
const ofKeeping = ({ raw }: Going, text: string): string =>
  /\bwants? to (?:be|play) (?:a |the |in )?goal/.test(raw) ? ` ${text}` : '';

function young(going: Going): Told {
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['football'],
        },
        `It was ${matchOf(going)}! ${A.introduced} was a Green. ${B.introduced} was in goal.${ofKeeping(going, `At last!`)}${comesToo}`,
        `Here was ${matchOf(going)}. ${A.introduced} was a Green. So was ${B.introduced}, in goal.${ofKeeping(going, `At last!`)}${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(G, 'stand', 'happy')], things: ['football'] },
        `The grass was on a hill. The Greens were down. Peep! went ${g}.`,
        `But the pitch was on a hill! The Greens were at the bottom.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'determined')], things: ['football'] },
        `${a} kicked the ball up the hill. It stopped. It turned. "${refrain}" One goal to the Reds.`,
        `Up went the ball. It came back. "${refrain}" One goal to the Reds.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'worried')], things: ['football'] },
        `${b} kicked it hard. Up, stop. "${refrain}" Two goals to the Reds.`,
        `So ${b} gave it a big kick. Up. Stop. "${refrain}" Two to the Reds.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['football'] },
        `${a} sat in front of the goal. The ball rolled round. "${refrain}" Three!`,
        `They all stood in the goal. The ball rolled between them. "${refrain}" Three!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `Peep! It was half-time. The Greens lay on the grass. "It is too steep," said ${a}.`,
        `Peep! Time for a rest. "We cannot win," said ${b}. "We are at the bottom."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `Then ${k} jumped up. "Now we change ends! We go to the top!"`,
        `"Wait!" said ${k}. "After half-time the teams swap. We get the top!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')], things: ['football'] },
        `So they did. ${a} gave the ball a tap. Goal! One, two, three!`,
        `Now the hill helped the Greens. One tap, and goal! And two more!`,
      ),
      page(
        { camera: 'medium', actors: [...everybody(going, 'cheer', 'happy'), seen(G, 'stand', 'happy')].slice(0, 4) },
        `${ofKeeping(going, `One more shot. And ${b} has it! `).trimStart()}Peep! Three all. They all ran to ${g} for oranges.`,
        `${ofKeeping(going, `Joss had a shot. ${b} held it! `).trimStart()}Peep! It was three and three. They all had oranges from ${g}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'jump', 'happy') },
        `Then they lay down at the top. "${refrain}" Down they rolled, Reds and Greens.`,
        `Then they climbed up and lay down. "${refrain}" Down rolled both the teams!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['football'],
        },
        `It was ${matchOf(going)}, Greens against Reds. ${A.introduced} was a Green, and ${B.introduced} was their goalkeeper.${ofKeeping(going, `${b} had wanted that all year.`)}${comesToo} "We've got a good team," said ${a}. "All we need is a good ball."`,
        `The Greens had socks that nearly matched. ${A.introduced} was in front, and ${B.introduced} was in goal.${ofKeeping(going, `${b} had wanted that all year.`)}${comesToo} It was ${matchOf(going)} against the Reds. "We might win," said ${b}. "Why not?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(G, 'stand', 'happy')], things: ['football'] },
        `There was only one thing wrong. The pitch was on a hill. One goal was up by the trees. The other was down by the wall. "We'll toss for it," said ${g}, who had the whistle. The Reds won the top.`,
        `"Is it meant to be like that?" said ${a}. The grass went up like a roof. "It's all the pitch there is," said ${g}, and tossed a coin. The Reds got the end by the trees. The Greens got the bottom.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined')], things: ['football'] },
        `Peep! ${a} kicked the ball straight at the Reds' goal. It went up and up. It slowed, and stopped, and thought. Then it turned round. "${refrain}" shouted the Reds. That was one.`,
        `Off they went. ${a} gave the ball a good clean kick. It ran uphill as far as it could. There it stood for a moment, looking at the view. "${refrain}" And the Reds had one goal.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'surprised')], things: ['football'] },
        `"Harder," said ${b}, and kicked it harder. That only meant that it came back faster. It went past everyone it had met on the way. "${refrain}" Two.`,
        `${b} took it up with little kicks, like a dog on a lead. It was going so well. Then ${b} stopped to breathe. "${refrain}" That made two.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'worried'), things: ['football'] },
        `After that they all stood in front of the goal. A ball that has come down a hill does not stop for legs. It went under one and over another. "${refrain}" Three, and four.`,
        `"Let's all be in goal," said ${a}. So they stood there like a fence. The Reds hardly had to kick. It came bouncing down by itself, and the fence jumped. "${refrain}" Four.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `Peep! It was half-time. They lay on the grass with their feet downhill. "It isn't us," said ${b}. "It's the hill." "You can't win against a hill," said ${a}. "Let's go home."`,
        `When ${g} blew for half-time, they were too tired to sit. "Four goals," said ${a}, "and we've never got past the middle." "I don't want the second half," said ${b}. "I've had enough of the first."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')] },
        `${k} was lying there, looking up at the trees. The Reds' goal looked very high. "What happens now?" said ${k} slowly. "After half-time? We change ends!" They all sat up.`,
        `Over by the trees the Reds had begun to pack up their bottles. They were moving them to the bottom. ${k} watched. "Why are they doing that?" said ${k}. "Oh! They're coming down here! And we're going up there!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')], things: ['football'] },
        `What a good place it was, up by the trees! ${a} gave the ball one tap, as you might tap an egg. Away it went, and they trotted after it. Nobody could have stopped it. One! Two! Three! Four!`,
        `From up there the other goal looked as big as a barn. "Shall I?" said ${b}, and sneezed on the ball. It was enough. It went down like a bus. They had four in no time, and hardly ran.`,
      ),
      page(
        { camera: 'medium', actors: [...everybody(going, 'cheer', 'happy'), seen(G, 'stand', 'happy')].slice(0, 4) },
        `${ofKeeping(going, `The last ball came straight at ${b}, and ${b} held it. "I have it!" said ${b}, quite amazed. `).trimStart()}"Peep," went ${g}. "Four to the Reds. Four to the Greens. And who won?" They looked at the grass. "The hill," said ${a}. "Eight nil." And everyone had an orange, Reds too.`,
        `${ofKeeping(going, `At the very end a Red had a shot. ${b} held it, in both arms. `).trimStart()}Then it was over, and it was four all. The Reds lay on the ground, just where the Greens had lain. "It's terrible down here," said a Red. "We know," said ${b}, and gave out the oranges.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'jump', 'happy') },
        `There was still some sun left. They all went up to the top. They lay down in a row, Red, Green, Red, Green. "${refrain}" they shouted. And down they rolled.`,
        `"It's no good for football," said ${k}, "but look what it is good for." They lay down at the top, both teams, with their arms in. "${refrain}" And they went down like peas.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = company.person('Joss', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'happy')],
          things: ['football'],
        },
        `The Greens had not won a football match since anyone could remember. ${A.introduced}, who was captain, could remember quite a long way. Now it was the day of ${matchOf(going)}. The plan was on the back of a cereal packet, with arrows. "Today," said ${a}, "we play properly. We keep our places, we pass, and we don't laugh." ${B.introduced} was in goal, and had just put a daisy behind one ear.${ofKeeping(going, `${b} had asked for that goal every Saturday since the autumn.`)}${comesToo} "What if something's funny?" said ${b}.`,
        `${A.introduced} was captain, and had drawn the team on the back of a cereal packet, with arrows. It was ${lastMatchOf(going)}. ${a} wanted it so much that it hurt. ${B.introduced} was the goalkeeper.${comesToo} ${b} kept goal the way other people keep rabbits, kindly, and without much system.${ofKeeping(going, `But nobody else had asked for it every Saturday since the autumn.`)} "Are we going to win?" said ${b}. "We're going to try to," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(C, 'stand', 'happy'), seen(A, 'stand', 'worried')],
          things: ['coin', 'football'],
        },
        `Their own pitch was under water. There was only the one behind the mill, and you had to look at that sideways. It was on a hill. One goal stood by the trees at the top. The other was a long way down, beside the brook. ${Gcap} had the whistle, and tossed a coin. It came down for Joss, the captain of the Reds. "We'll take the trees," said Joss.`,
        `They had never played behind the mill before, and when they saw it they knew why. It was a pitch, with lines on. But somebody had tipped it up at one end, like a tray. "It'll be all right," said ${g}, who was referee. Heads, said the coin, and Joss, who was a Red, did not take long to choose. "Top," said Joss. That left the bottom.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined')], things: ['football'] },
        `${a} kicked off. It was a lovely kick, and just where the arrow said. The ball climbed past one Red and past another. It grew slower and slower, as people do on stairs. At last it stood still on the grass, and seemed to have forgotten what it came for. Then it remembered where it lived. "${refrain}" said Joss. It went by ${b} at about shoulder height. One.`,
        `At first they did everything right. They kept their places. They passed. Every pass went uphill, and came back to where it had been passed from. It was like playing against a very large dog. When at last ${a} had a clear shot, it rose, and hung there, and began to come home. "${refrain}" yelled the Reds, and stood aside to let it. One.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'jump', 'surprised'), seen(A, 'run', 'worried')], things: ['football'] },
        `They tried hard kicks, which came back hard. They tried soft ones. ${a} pulled everyone into defence, and they stood across the goal like a row of books. A ball that has had the whole of a hill to think it over is not afraid of books. "${refrain}" Two. And, before they had got up again, three.`,
        `"Long balls!" called ${a}, and then, "Short balls!" and at the end, "Just stop it!" ${b} did stop one. It carried ${b} over the line with it, sitting down, and looking surprised. "I saved that," said ${b}. "You did," said ${g}, "from outside." "${refrain}" sang the Reds. By the brook they had given up counting. By the trees they had not. It was five.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'shy')] },
        `It was after the fifth that ${b} began to laugh. It could not be helped. It had come down the hill, gone round a cow pat, nodded to a post and walked in. "It's not funny!" said ${a}. "It's got a sort of face," said ${b}. "You never mind," said ${a}. "You don't care if we lose." ${b} stopped laughing. "I've been hit by it five times," said ${b}. "I was trying to care and have a nice day."`,
        `${b} lay in the net and giggled. It was partly the cold water in the brook. "You let that in," said ${a}. "You were looking at a duck." "It was looking at me," said ${b}. "This matters!" shouted ${a}. It came out cracked. There was a silence, and the duck left. "I know it does," said ${b}, getting up. "That's why I'm not crying."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `Half-time was a plate of oranges. They sat on the slope with their backs to it. Five nil. "It's not anybody," said one of the Greens. "It's the ground." "Then we've lost to the ground," said ${a}, and took the cereal packet, and tore it across. "I vote we go home. They can have it. They'd have won anyway."`,
        `They had their oranges by the brook. Nobody could think of anything to say about five. "We could stop here," somebody said. "We could all have a cold." ${a} looked at the arrows, which pointed one way, and up the hill, which pointed the other. "All right," said ${a}. "I'll go and tell ${g} that we give in."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['football'] },
        `${k} had put an orange down on the grass. It rolled off, of course. It rolled down between their feet, into the goal, and stopped against the net. "Five and a half," said ${k}. And then: "Whose goal is that?" It was theirs. It had been theirs. But there stood ${g}, pointing with the whistle, and the Reds were coming down to it, with their bags. "We change ends," said ${k}.`,
        `It was the bags that gave it away. The Reds had picked theirs up, from beneath the trees, and they were carrying them down. They had the look of people who have just thought of something. "Where are they going?" said ${k}. "That's our end. No, it isn't. It's half-time." There was a pause, in which a piece of orange rolled all the way to the brook. "It's theirs," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'jump', 'happy')], things: ['football'] },
        `You could see for miles, up there. ${a} placed the ball, and touched it, no harder than you ring a bell. It went off down the hill as if it was late. They had one before the Reds had tied their laces. They had three by the time that Joss had found out what a hill is. "${refrain}" they roared. ${b}, alone by the trees with nothing at all to do, made a chain of eleven daisies.`,
        `It was a different game altogether. You only had to let go. ${a} passed to nobody, and it went in. Somebody trod on the ball by mistake, and that went in. They stood at the top like people posting letters. At the bottom Joss was flung about among the nettles. "${refrain}" sang the Greens, and it was four, and then, with ten minutes left, it was five.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(C, 'sit', 'sad'), seen(B, 'stand', 'calm')],
          things: ['football'],
        },
        `Five all. The ball came to rest at ${A.names} feet, and one more tap would do it. It would be the only match they had ever won. Down in the goal lay Joss, wet through, too tired to get up. Joss had stopped shouting. "It's not us, is it?" called Joss. "It's this silly hill." ${a} knew exactly how that was. ${a} had been saying it an hour ago. ${a} put a foot on the ball, and it stayed.`,
        `One more would be six. ${a} had it ready. ${a} had wanted this ever since the cereal packet, and even before. And at the other end, very small, somebody stood in the net and waited for it, as ${b} had. "Go on, then," said Joss. There was nothing in it to be proud of. That was the trouble. It was the hill's goal. ${a} looked across at ${b}, who had not laughed at all. "What's a nice way to finish?" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(C, 'run', 'happy')],
          things: ['football'],
        },
        `"We'll turn it round," said ${a}. They dragged the goals out to the sides, so that the hill went across, and belonged to no one. They played the last ten minutes like that. You had to run with one leg shorter than the other. The ball crept off sideways the whole time, and both the teams fell over it. ${b} laughed until it hurt, and so did Joss, and so, at the end, did the captain.${ofKeeping(going, `And once, quite late, a ball came straight and level, like any other ball. ${b} held it. It was the only save of the day.`)}`,
        `It was ${b} who thought of it: "Sideways." So they carried a goal to either edge, and nobody had the top. After that it was just football, except that everyone leaned. Passes curled like bananas. Joss shot at the left post and hit the tree. "It only wanted to say good afternoon," gasped ${a}, when the ball looked in and rolled away again. No one scored.${ofKeeping(going, `You would have gone in, but ${b} was there, with both arms round it, looking amazed.`)} It was the best ten minutes of the year.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [...everybody(going, 'jump', 'happy'), seen(C, 'jump', 'happy')].slice(0, 4),
        },
        `"Five all," said ${g}, and blew. They did not feel like going home. They climbed up to the trees and lay down in one long row, Red and Green and Red. "${refrain}" said the two captains. There was only one way to go, and they all went.`,
        `The whistle went. Ten goals had been scored, and all ten of them by the hill. Somebody ought to thank it, ${b} said. So they went to the top, every one of them, and thanked it in the way it would like best. They rolled. From below it looked like a very long sock being unpacked.`,
      ),
    ],
  };
}
