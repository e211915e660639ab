import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { BITES, edible } from './rope-parts.ts';

/** Two eat in secret what they were asked to leave; the truth costs a sack, and what nobody likes makes a better bridge. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, company, chance } = going;
  const { where, there, solid, liquid } = edible(going);
  const bite = chance.pick(...BITES);
  const C = company.person('Mrs Crumb', 'shopkeeper');
  return {
    title: titled(chance.pick(where, 'who ate the bridge?', 'what nobody likes', 'the rule about the bridge')),
    refrain: bite,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'curious')],
          things: ['bridge'],
        },
        `They would never have found it but for the smell. ${A.introduced} followed that, through a hedge and down a bank, and ${B.introduced} followed ${a}.${comesToo} At the bottom ran a river of ${liquid}. Over it went a bridge, with rails and boards and a small roof. It was all ${solid}. "It's the first bridge I ever wanted to lick," said ${a}.`,
        `On no map that anybody has is there a river of ${liquid}. ${A.introduced} fell into it by accident, and came out with wide eyes. "Taste me," said ${a}.${comesToo} ${B.introduced} was already looking at the bridge. It was a proper one, with boards and rails. "It's ${solid}," said ${b}. "Somebody has made all this of ${solid}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'look-up', 'surprised')] },
        `On the far side lay ${where}, to the last doorknob. There was a sign, piped in icing. "Please eat," it said. They were well brought up, and they stood in front of it for at least a second. "${bite}," said ${a}. "Each," said ${b}. "And I'm counting."`,
        `Across the bridge there it was: ${where}, gates and benches and drainpipes and all. "Do eat," said a sign in sugar. It had been there a long time. Its corners were gone. "${bite}, then," said ${a}. "To be polite. You keep count, ${b}." ${b} was good at that, and began with one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(B, 'hold', 'happy')] },
        `A thing is not the same when one bite has gone. It looks as if it had been left. So they had to finish the gatepost, and after that the gate. They had two chairs, a weathercock and most of a wheelbarrow. "Forty," said ${b}. "${bite}," said ${a}, and had the handle.`,
        `The trouble with a bite is the edge. It's never quite straight, and it wants to be put right. In this way they put right a bench, a bird bath and the whole of one fence. "How many is that?" asked ${a}. "Forty," said ${b}, with a full mouth. "${bite}," said ${a}, "to make it even." It was even before.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Only one thing they left. It lay in a coil beside the well, black and shiny and as thick as a wrist. ${a} took an end in good faith. It was liquorice, of the sort that is kept for great-uncles. ${b} tried it too, to be fair, and sat down. They could not even bite it through. "Nobody could want that," said ${a}.`,
        `There was one exception. It hung over the well, yards and yards of it, like something off a ship. "Liquorice," said ${a}, after some time, in a changed voice. It tasted of tar and medicine. ${b} took hold and pulled with full weight, and it did not give by a hair. "What's it for?" said ${b}. "For nobody," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'calm'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy')] },
        `Then somebody came round the corner with a barrow of fresh posts, and a bag of icing under one arm. "Don't mind me," she said. It was Mrs Crumb, who made it all. She made it every night, because every day it went. "They all have one bite," she said. "I only ask you for one thing: leave the bridge. I've only one sack of ${solid} till Friday. And people do want to get home." "Of course," they said. They meant it. So she gave them that very sack to take with them.`,
        `"Enjoying yourselves?" somebody said behind them. She had flour up to the elbows and did not look as if she had slept. Her name was Mrs Crumb, and whatever they ate by day she put up again by night. "I wrote that sign when I was young," she said. "Never mind. You have what you like. Just don't touch the bridge, will you? I'm down to one sack of ${solid} until Friday, and it's the only bridge." They promised. It was not a difficult thing to promise, so far from the bridge. She even gave them the sack to take home.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')], things: ['bridge'] },
        `They sat on the bridge in the sun, with the sack between them. When ${b} looked at the water, ${a} had a corner of the rail. It was such a small one. When ${a} lay back with shut eyes, there was a tiny snap on the other side. It might have been anything. "Not one bite of it," said ${a}. "Not a crumb," said ${b}.`,
        `They rested on the bridge, that being the best place to see from. The sack stood in the middle. It is a fact that ${a} had only a splinter. It was from underneath, where it did not show. It is also a fact that ${b} was very interested in the other end, and came back chewing. "You haven't...?" asked ${a}. "Me?" said ${b}. "Have you?" "Me?" said ${a}. "${bite}," thought both of them, and looked at the view.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Towards evening they took a stroll, each on a different side, and met again at the bank. There were four posts. There was a river. "Where's the bridge?" said ${b}. Neither could bear to look at the other. "It could be the river," said ${a}, after a while. "It's been at it all day. A thing like that gets eaten away." It was nearly a sensible idea.`,
        `It happened at sunset. ${a} went for the sack, and there was a crack, and a plop. What had still been a bridge at noon was a lace collar. Now it was four posts. They stood on the wrong side of the river, and it got dark in their faces. "That's odd," said ${a}. "${cap(liquid)} must be bad for bridges," said ${b}. They both nodded for too long.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'stand', 'worried'), seen(A, 'think', 'worried'), seen(B, 'think', 'worried')],
        },
        `A lantern came along the bank. "Oh, no," said Mrs Crumb. "Did it get washed away?" There it was, held out to them, ready-made. They had only to say yes. She'd have said, never mind, and been up for three nights. The sack was still on ${A.names} shoulder. "No," said ${a}. "I ate it. I had eleven bites of it, and I let ${b} think that it was none."`,
        `Mrs Crumb came with a lamp, and looked at the posts. "It's the current," she said, tiredly. "I should have made it thicker. You poor things." There is nothing as heavy as somebody being sorry for you. ${a} let the sack slide to the ground. "It wasn't the current," said ${a}. "It was me. I only took it from underneath. I said that I hadn't."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'shy'), seen(A, 'stand', 'surprised'), seen(C, 'stand', 'surprised')],
        },
        `${b} had gone a strange colour. "Fourteen," said ${b}. "I'm the one who counts. I counted those, too." They looked at each other then, and it was not so very terrible. "You can have the sack back," said ${a}, "for boards." It was all they had to show for the day. Mrs Crumb felt in it, and shook her head. "It would make two," she said. "It's a good thought. It wants forty."`,
        `"I had the other end," said ${b}. "It was fourteen bites. I've never told a wrong number before." It was said to ${a} rather than to Mrs Crumb. They gave her back all that was in the sack. She counted it over by the lamp. "That's two boards," she said. "I've got to have forty by the morning. There's a whole class coming."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'reach', 'determined'), seen(C, 'hold', 'happy')],
        },
        `"And whatever we put up," said ${b}, "somebody will have one bite of." That was when ${a} thought of the well. One thing in ${there} had been there as long as the sign, and had not lost an inch. They fetched it, all three, and it weighed as much as a pony. They wound it from post to post, and across, and back. By midnight it was a bridge. It was black, and it was not pretty. It would have held a cow.`,
        `"They'll only eat it," said ${a}. "We did." And there it stopped, with an open mouth. "${b}," said ${a}, "what did nobody eat?" They ran to the well. It took three of them to carry, yards upon yards. ${b} did the knots and ${a} did the throwing, and Mrs Crumb held the lamp. It went over, and under, and through. When the moon was up they all jumped on it together. It did not so much as creak.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')],
        },
        `So they walked home over it, with nothing in their hands. ${B === G ? `"We did have a sack," said ${g}.` : `"And what have you brought me?" asked ${g}. "We had a sack."`} "And then we gave it back," said ${a}. There was soup. It had celery in it. They held out their bowls for a second helping${B === G ? ', both of them' : `, and ${g} felt their foreheads`}.`,
        `They came home sticky, and late, and without a sack. "Well, there's cold cabbage," said ${g}. They had never had such cabbage. It tasted of nothing at all but cabbage. "${bite}," said ${b}, and passed the dish to ${a}, who took exactly half.${B === G ? '' : ` ${Gcap} sat down in order to watch.`}`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(C, 'wave', 'happy')],
        },
        `The next time they went it was still there. A thousand people must have been over it by then. Mrs Crumb had slept, and looked ten years younger. She showed them the rails, from one end to the other. They were full of the marks of teeth, little and large. "${bite}," she read out happily, from the first to the last. "It's the only thing in the place where that has ever been true."`,
        `There's a new sign now. "Do eat," it says, and under it, "the bridge as well." Mrs Crumb wrote that herself, and she laughs whenever she goes by. All along the black rail are the prints of teeth. Each of them is quite alone. ${b} has counted them twice. "Three hundred and six people," said ${b}, "and every one had ${bite.toLowerCase()}. It's never happened before." "Three hundred and six," said ${a}, "and us."`,
      ),
    ],
  };
}
