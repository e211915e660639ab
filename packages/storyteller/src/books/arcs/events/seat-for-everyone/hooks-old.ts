import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { refrainOf, TITLES } from './parts.ts';

/** A child who knows all the numbers finds the two that do not go together. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const refrain = refrainOf(going);
  const both = (pose: 'sit' | 'kneel' | 'stand', feeling: 'happy' | 'curious' | 'sad' | 'worried' | 'calm') => [
    seen(K, pose, feeling),
    seen(G, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', time: 'day', camera: 'wide', actors: both('kneel', 'happy'), things: ['ship'] },
        `${k} knew the Titanic by its numbers. It was 269 metres long. It had four funnels, though only three of them smoked, and the fourth was for air. It had nine decks, a swimming bath, and kennels for the passengers' dogs. ${k} and ${g} had been building one out of cardboard since Christmas. It reached from the sofa to the door. On Sunday they glued on the last part, a row of eight small hooks down the sides, for lifeboats.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'happy'), things: ['teddy', 'ship'] },
        `A ship wants passengers. So ${k} fetched all the toys there were, even the ones from the loft, and sat them on the decks. It came to forty. "It left Southampton on the tenth of April, 1912," said ${g}. "It was going to New York. There were rich people in the best cabins, and families down below who meant to begin a new life. It was the first voyage, and everybody waved." The teddy, who was captain, waved for all of them.`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'worried'), things: ['ship'] },
        `"On the fourth night it met the iceberg," said ${k}. "There was no moon, and the sea was so flat that no waves showed where the ice was. They turned, but it was too late to turn." ${k} moved the ship, very gently, along a white cushion. "It didn't feel like much," said ${g}. "A sort of scrape. But under the water it let the sea in, and by midnight the captain knew. So he sent them to the boats."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'curious', 'teddy'), seen(G, 'kneel', 'curious')],
          things: ['boat'],
        },
        `The boats were made out of an egg box. There were four, since four had looked tidy. ${k} lifted the toys across, the small ones first, and five went into each. It was careful work. When all four were full, ${k} picked up the teddy, and stopped. The decks were not empty. There were as many toys on them as there were in the boats. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: both('kneel', 'curious'), things: ['boat'] },
        `They tried it with six to a boat, and the monkey went over the side. They tried it with the little ones on laps. They tried it with everybody standing up, and for a second that seemed to work. Then the giraffe leaned. "${refrain}" said ${k}, each time, and each time it sounded less like a game. In the end ${k} added it up on paper. It wasn't their fault. It was four times five, and it would never be forty.`,
      ),
      page(
        { camera: 'close', actors: both('sit', 'sad'), things: ['ship'] },
        `"We've made it wrong," said ${k}. "No," said ${g} slowly. "I'm afraid we've made it right. There were about two thousand two hundred people on board. The lifeboats had seats for half of them." ${k} had known both of those numbers for a year, and had never put one beside the other. "So did they all get away?" said ${k}. "No," said ${g}. "A great many of them did not. That's why it is still remembered." Neither of them said anything for a bit.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'calm') },
        `${Gcap} had an arm round ${k} by then. "There's another ship in the story," said ${g}. "She was called the Carpathia, and she was small and not very fast. Her radio man heard the call as he was going to bed. Her captain turned her round. They put out extra lookouts for the ice, and made soup, and warmed the beds. They went faster than that ship had ever gone. In the morning they took in everybody from the boats, over seven hundred people."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'curious')], things: ['ship'] },
        `${k} lay down on the carpet, with one cheek on the floor, and looked along the side of the ship. Hook, boat. Hook. Hook, boat. Hook. "There are eight hooks," said ${k}. "We made eight, from the plan. And we only hung four boats on them." "So we did." "Then there was room! On the real one as well?" "On the real one as well," said ${g}. "It was built to carry more. Somebody thought that it would look too crowded."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'scissors'), seen(G, 'kneel', 'happy')],
          things: ['boat'],
        },
        `There was another egg box in the kitchen, with eggs in it. They had omelettes for supper. ${k} cut out four more boats with the scissors, painted them white, and hung them on the empty hooks. Then ${k} did the whole thing again, from the beginning, and did not hurry. The giraffe had a seat. The monkey had a seat. The button from the loft, who was nobody's, had a seat to itself. "Forty," said ${k}, and let out a breath.`,
      ),
      page(
        { camera: 'close', actors: both('sit', 'happy'), things: ['ship'] },
        `"You've just done what the whole world did," said ${g}. "They met in London, a year and a half afterwards, and wrote it down. On every ship there has to be a seat for everyone. Somebody has to listen to the radio, day and night. And there is a patrol that looks out for the ice, every spring, and tells all the others." "Every spring? Still?" "Still," said ${g}. ${k} thought that was a good number, and added it to the rest.`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'happy'), seen(G, 'stand', 'happy')],
          things: ['boat'],
        },
        `That summer they took a ferry. It had one funnel, no kennels, and chips. Everybody ran to the rail to see the harbour go. ${k} stood in the middle of the deck and looked straight up. There they hung, one behind the other, round and orange. On each was a number, to say how many it held. It took a while to add them. "Well?" said ${g}, with both paper bags. "A seat for everyone," said ${k}, "and some to spare." Then they went and looked at the sea.`,
      ),
    ],
  };
}
