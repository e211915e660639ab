import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './put-to-bed-parts.ts';

/** The child has the whole night, and a plan for it; somebody keeps coming down, for a reason that was not the water. */
export function old(going: Going): Told {
  const { G, g, Gcap, refrain, spoken } = partsOf(going);
  const { K, k, B, chance } = going;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'curious'), seen(G, 'stand', 'calm')],
        },
        `The best part of the day began when ${k} was sent to bed. That was what it sounded like, at any rate. There was a clink, and a hum, and a line of light under the door. ${k} had kept a list for years of what it might be. Cake was at the top. A film was next, the long sort. "Good night," said ${g}, and shut the door on it all.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'proud'), seen(G, 'sit', 'surprised')] },
        `Then there came an evening that was the other way round. All down the street grown-ups were being called in from their gardens. "Seven o'clock," said ${k}, and turned off the news. "But it's not finished," said ${g}. "It's never finished," said ${k}. "Teeth." ${k} had a plan for tonight. It covered two pages, and not one line of it was about sleeping.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'worried')], things: ['book'] },
        `It took an hour and ten minutes. It was the wrong book, and then it was the wrong voice. The blanket had a cold side. ${k} tucked in ${g} at the top, and two feet came out at the bottom, like something being posted. "Door open," said ${g}. "A bit more. Not as much as that." ${k} looked at the clock. Line one of the plan should have been over by now.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'walk', 'excited'), seen(B, 'sit', 'calm')],
        },
        `${k} went down to where it all happens. It was a good deal quieter than you would think. The window had gone black, and the clock had grown. ${B.introduced} lay in the one warm place, and opened one eye. There was no cake. On the table stood two cups and a plate with a crumb on it. Beside the chair was a basket of washing. ${k} crossed out lines one to four.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `The film was just beginning when something creaked. ${Gcap} stood in the door with bare feet. "${spoken}" said ${g}. It was water, and it had to be the blue cup. ${k} took ${g} back up. By then they were all in a desert, and ${k} did not know why. Creak. "${refrain}" It was a noise, this time. "It's the film," said ${k}. "Is it good?" said ${g}, and looked past ${k}, as far as one can look past a person.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'calm', 'sock')], things: ['sock', 'basket'] },
        `You can't follow a desert with one ear on the stairs. ${k} turned it off. The basket was full of socks, and every one of them was alone. ${k} knew some by their holes. There was the school pair. There were the ones for football, which did not like to be touched. ${k} rolled them up, two by two, and after a time there was a hum in the room. It was some time before ${k} found out who it came from.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'hold', 'surprised', 'cup')], things: ['cup'] },
        `Then there were the cups. The blue one goes on the shelf beside the white one, because there is no other place. Clink. ${k} took it down, and put it up again. Clink. There it was, the whole of the party. All those nights it had been socks and two cups. ${k} felt quite flat about it. Half the plan was left, and on the stairs it had begun to creak.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(K, 'stand', 'angry')] },
        `"${spoken}" said ${g}. ${k} had a thing to say about that. It was short, and it would have worked. It was on the very tip of ${K.names} tongue when ${k} saw how ${g} was standing. One foot stood on the other. The blue cup was still full. ${k} had stood in that door just like that, on just that stair. It had not been about the water then, either.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'calm')] },
        `The plan lay on the table. There was a good bit on page two, with torches. "You can't see from up there what's going on," said ${k}. "Can you?" "No," said ${g}. "You just hear that it does." "It's socks," said ${k}. "Come here. I'll show you, and then you'll know." So the evening went on socks. They did the last six pairs together. It was the end of the plan, and ${k} never did find out about the desert.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'stand', 'calm'), seen(G, 'sleep', 'sleepy')] },
        `Afterwards ${g} went up without being asked, and nothing creaked any more. It was ${k} who went to see why. ${k} put a head round the door. ${Gcap} was asleep, with one hand under one cheek and one foot out. It should have taken a second to see that. ${k} stayed in the door until the other foot was cold. It was not on any list. It was the best thing of the whole night, and it didn't make a sound.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')] },
        `The next evening everybody was sent to the proper bed. ${k} lay in the dark with the line of light under the door. Hum, it went. That was the striped ones. Creak: the fourth stair. Clink: the blue and the white. ${k} meant to stay awake for what came last, just once, to see it from this side. It came at ten, and stood in the door for a good long time. ${k} was no use at all by then. ${k} had one foot out.`,
      ),
    ],
  };
}
