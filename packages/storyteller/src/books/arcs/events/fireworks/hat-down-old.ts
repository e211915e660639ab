import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { eveningOf, REFRAINS, TITLES } from './hat-down-said.ts';

/** For the oldest: one has waited for it all year, and one cannot bear the noise. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const { name, isNewYear, isBonfire } = eveningOf(going);
  const refrain = chance.pick(...REFRAINS);
  const there = isBonfire
    ? 'Far below, behind its rope, the great fire was burning, and people stood round it like teeth.'
    : isNewYear
      ? 'Far below was the town. The clock on the tower had a quarter of an hour of the old year left.'
      : 'Far below lay the town, with every lamp put out, so that it should be really dark.';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `There are three hundred and sixty-four nights when you go to bed. ${A.introduced} had crossed them off, one after another, on the back of the door. Now it was ${name}. They would see the fireworks from the hill.${comesToo} "Hats," said ${g}. ${B.introduced} had none. So ${b} was given the one from the top of the cupboard. It had a bobble, and had been knitted by mistake.`,
        `On the back of the door were three hundred and sixty-four crosses. ${A.introduced} had made one every night. Now it was ${name}. You could see the whole sky from the hill. ${a} had slept all afternoon, so as not to miss one spark.${comesToo} "It's freezing up there," said ${g}, and looked for hats. The only one that was left had a bobble, and would have fitted a horse. It went to ${B.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'reach', 'happy')], things: ['hat'] },
        `It came down over the eyes, and over the ears, and it rested on the chin. "${refrain}," said ${a}, and hoisted it. "Has it begun?" said ${b}. "We're still in the hall," said ${a}. They got as far as the gate. "${refrain}." They got as far as the stile. One of ${A.names} arms was used for nothing else, all the way up.`,
        `${b} was delighted with it, and could see nothing, and walked into the coats. "${refrain}," said ${a}, and pulled. It stayed for four steps. Whatever anyone told ${b} had to be told twice, once outside the wool and once inside. "It's like going out with a lampshade," said ${a}. "What?" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'look-up', 'excited'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `At the top was a bench, and nobody on it. ${there} It was so still that you could hear the cold. ${a} chose the place in the middle. "You'll like it," ${a} told ${b}. "First there's a line, and then it opens." It was the best thing that ${a} knew, and now somebody was going to see it for the first time.`,
        `They had the bench to themselves. ${there} "Watch there," said ${a}, and pointed ${b} the right way, and lifted the hat. "I've told you about the gold ones. I want to see your face." For that's half of it, to sit next to somebody who doesn't know yet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'run', 'scared')], things: ['star'] },
        `It went up without a sound, thin as a thread. It stopped, and thought, and was a flower from one end of the sky to the other. "There!" said ${a}. "What did I say?" And then the noise arrived. It had come all that way, and it came in by the ears. BANG. ${a} turned, to see ${B.names} face. There was a hat on the bench, rocking a little.`,
        `And there went the line of gold. At the top it opened, and opened, until there was no more room for it. Gold ran down the dark on every side. "Now," whispered ${a}, and looked round to see. BANG, said the hill, and the bench, and the inside of everybody's coat. There was nobody there. A bobble was rolling slowly to and fro.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'scared'), seen(A, 'kneel', 'worried')] },
        `"It can't do anything," said ${a}, under the bench. "It's only loud." BANG. "I know that," said ${b}, through teeth that were knocking together. "My head knows it. My legs don't." Overhead it had gone green, and ${a} saw it on the grass, and not in the sky. A red one went up, and a silver one. You can't look up and down at once. They were going off, one by one, and each of them was only once.`,
        `${b} had got in behind the last leg, and was as small as a fist. "Come out. It's beautiful," said ${a}. "I believe you," said ${b}. BANG. "Does it have to say so?" ${a} lay down on the frost, to be nearer. All that you could see from there was the grass, and the colours that it went. Pink, and blue. It was like being shown the wrong side of a carpet.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'hide', 'scared'), seen(G, 'stand', 'calm')],
        },
        `They sang, and it went through the song like a boot. ${a} held ${B.names} ears, with both hands, and that was a little better. But then ${a} could hold nothing else. "I could take ${b} down," said ${g}. "You could stay up here, with the people from next door." It was a kind offer, and a fair one. All the three hundred and sixty-four nights were in it. From under the bench nobody said anything.`,
        `"One of us could take ${b} home," said ${g}. "You've waited so long. I'll go." So ${a} would have the bench, and the sky, and the place in the middle. It's what anybody would have chosen. "It's all right," said a small voice down below. "You stay. You can tell me about it." And that did it. It was such a good imitation of somebody who doesn't mind.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'hide', 'sad')], things: ['hat'] },
        `"No," said ${a}. "I've seen it before." And ${a} crept right in under the bench, with a stiff neck, and lay down there. It was a tight fit. Above them went the best of it, by the light on the grass. "You're cold," said ${a}, after a time. There was the hat, and ${a} reached out and got it, and put it on ${b}. It did what it always did. ${a} had no hand free to pull it up.`,
        `${a} looked at the sky once more, as you look at a cake in a shop. Then ${a} got down, and went in under the bench as well. "There's no need," said ${b}. "I know," said ${a}. They lay nose to nose. ${B.names} ears were like ice, so ${a} fished for the hat, and put it over them. Down it came, to the chin. For once nobody said a word about it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(B, 'hide', 'calm')], things: ['hat'] },
        `BANG. It was the loudest so far, and ${a} hit the wood with one ear. ${b} lay there like a parcel. BANG. The parcel breathed in and out. "${b}," said ${a}. "Did you hear that?" There was no answer. "${b}!" said ${a}, and lifted the edge. "What did you say?" said ${b}. They looked at each other, as far as that was possible. "Oh," said ${a}. "I've been pulling it the wrong way."`,
        `The hill jumped, and ${a} jumped with it. But there was somebody who had not jumped. ${a} waited for the next. BANG. Not so much as a toe moved. "Can you hear me?" said ${a}. "Has it stopped?" said the hat. All evening ${a} had been fighting that hat, with one arm. It had been right, from the beginning. It had only been early.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited'), seen(B, 'sit', 'surprised')], things: ['hat'] },
        `They came out backwards. ${a} pulled it down as far as it would go, over both ears, double. Then ${a} rolled up the front, with care, till there was a window with two eyes in it. "Ears in," said ${a}, very loudly. "Eyes out." "You needn't shout," said ${b}, who could not hear that ${a} had.`,
        `"Hold still," said ${a}. It was a matter of folding. The back went down over the ears, twice, and was tucked into the scarf. The front went up, as you open a shutter. In the opening were two eyes, and they were looking at the sky. "It's quiet," said ${b}. "Have they gone home?" ${a} just pointed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'look-up', 'surprised'), seen(A, 'stand', 'happy'), seen(G, 'look-up', 'happy')],
          things: ['star', 'hat'],
        },
        `There were only a few left. A thread went up, and stopped, and thought. Gold ran down the sky. ${a} saw very little of it. ${a} was looking at the window in the hat. Everything was in there, small and upside down. "Poff," breathed ${b}. "It opens. You never told me that it opens slowly."${isNewYear ? ' And down in the town all the bells began at once, and it was next year.' : ''}`,
        `It was the end of it, when they send up all that they have. There was red inside the green, and silver inside that. ${a} missed most of it. There's something better than a firework, and that's to see one go off in somebody's face. "Poff," said ${b}, quite softly. "Poff, poff. Is that how it is?"${isNewYear ? ' The clock struck twelve, and everybody on the hill kissed everybody else.' : ''}`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'sleepy')],
          things: ['hat'],
        },
        `"You didn't see much of it," said ${g}, at the bedside. "I saw four," said ${a}, "and I saw them twice." ${b} would not take it off, and lay on the pillow like a tea cosy. There were three hundred and sixty-four to go. "Same place next time?" said ${a}. "What?" said ${b}. "${refrain}," said ${a}, and lifted one corner, and told it all again.`,
        `In the morning there was a cross on the back of the door, all by itself. The hat did not go back up to the top of the cupboard. It hangs on ${B.names} own nail. It's good against fireworks, and drills, and people who sing. "Breakfast!" called ${g}, up the stairs, three times. ${a} went to look. "${refrain}," said ${a}, and up it went. "Was I gone?" said ${b}.`,
      ),
    ],
  };
}
