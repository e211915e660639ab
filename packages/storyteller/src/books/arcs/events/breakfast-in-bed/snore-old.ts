import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, trayOf } from './snore-parts.ts';

/** The same morning for children of 8 and more: there was to be no mistake, and a cup that matters breaks. */
export function old(going: Going): Told {
  const { chance } = going;
  const { M, X, P, day } = trayOf(going);
  const [m, x, p] = [M.name, X.name, P.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(M, 'stand', 'determined'), seen(X, 'stand', 'curious'), seen(P, 'sleep', 'sleepy')],
        },
        `${day} ${M.introduced} had been awake since six, with a list. It had eleven points. Point one was to make sure that ${p} was asleep. ${X.introduced} came along to see it done. They held the door by its edge and listened. Bzz, it went in there, and bzz, like a very patient bee in a jar. That was ${P.names} own snore. Nobody else has one like it. "Asleep," said ${m}, and ticked it off.`,
        `Last year there had been a card, and the card had got wet. So this year it was to be breakfast in bed, and there was going to be no mistake. There was a list, with eleven points. ${day} At half past six ${M.introduced} and ${X.introduced} stood in front of ${P.names} door. You could hear how deep the sleep was. It buzzed. ${p} has the smallest snore in the family, and the neatest: a bee in a bottle, not at all cross. "If that stops," said ${m}, "we freeze."`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(M, 'walk', 'determined'), seen(X, 'walk', 'happy')] },
        `Point two was the kitchen. By day you don't notice that it talks. The drawer has a word for everybody, and the floor is always about to say something. "${refrain}" said ${m}. "I haven't moved," said ${x}. "Your knees have," said ${m}. They went from table to cupboard on their toes, lifting each foot like a heron. It took four minutes to open the bread.`,
        `A kitchen at that hour is like a church with cymbals in it. They had left their shoes upstairs, and then their socks. ${x} was told off for breathing. "${refrain}" said ${m}. "The fridge is humming," said ${x}, "and you don't say anything to the fridge." ${m} pulled at the drawer with one finger until there was just room for a hand. It took as long as a whole breakfast takes on other days.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'cover', 'surprised'), seen(X, 'stand', 'surprised')], things: ['spoon'] },
        `Then there was the spoon. It was the smallest in the house, and no one ever owned up to having touched it. It went ding on the tiles, and rang as it rolled, and finished under the stove. "${refrain}" They froze. Overhead the bee had stopped. It was terribly quiet for as long as it takes to count nine. Bzz, it went then. Bzz. "That was close," said ${x}.`,
        `It began with a spoon. It must have lain near the edge. There was a ding, and then a great many more of them, in a circle, getting faster. "${refrain}" They stood with one leg in the air each. There was no bee to be heard. Somebody up there turned over. And after a good long while it came again, bzz, bzz, perhaps a little thicker than it had been. ${m} put the leg down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'worried'), seen(X, 'cover', 'surprised')],
          things: ['saucepan', 'plate'],
        },
        `Point five said, "Blue plate." It lived underneath the saucepans, all nine of them, one inside another, with their lids on. "I lift and you pull," said ${m}. ${x} pulled. ${m} was still getting ready to lift. There's no use in describing it. Next door a dog began to bark. The last lid went round and round on the floor for a time, and lay down. "${refrain}" whispered ${m}, quite white. They looked at the ceiling. HRRR, said the ceiling. HRRR.`,
        `The blue plate had to be, because a jam heart shows up best on blue. It turned out that the whole cupboard stood on that plate. ${x} slid it out most beautifully, like a conjuror, and it came. So did nine saucepans, a colander, and the thing for spinning lettuce. They did not fall all at once. They took turns. When it was over, neither of them could move. "${refrain}" said ${m}, to the lettuce spinner, which was still going. From above there came an answer. It was a HRRR. They could feel it in the table.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'sad'), seen(X, 'stand', 'worried')], things: ['cup'] },
        `"Not even a scratch on it," said ${x}, about the plate. But ${m} was looking at something else. There had been a cup on the shelf, the one with the bird on, which ${p} had every morning. The handle lay beside it. "We could stop," said ${m}, after a bit. "We could go back to bed, and nobody would know who it was." That was so. It was not on the list. They looked at the bread, and the blue plate, and the cup with no ear. "I'd want to have it all the same," said ${x}. "If it were me."`,
        `Nothing was broken. That's what they thought until ${m} picked up the cup with the bird. It was ${P.names}, from before there was anyone else in the family. It came up, and the handle stayed where it was. "Oh," said ${m}. All the fun had gone out of it. They might put everything away and creep upstairs. They could always say that it had been the wind. "There isn't any wind," said ${x}. ${m} thought it over with the cup held in both hands. "Then it goes on the tray," said ${m}. "Like that."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy'), seen(X, 'point', 'happy')],
          things: ['bread', 'jam', 'flower'],
        },
        `So it got made. The jam heart came out more like a boot, but it was a kind boot. There was a whole breakfast, bread cut in four, and milk, with a saucer on top to keep it in. In the cup without a handle stood a flower, and that was the best idea of the day. "It looks as if it had been meant," said ${x}. They stood back. Neither of them had ever made anything for which you needed a tray.`,
        `They worked without a word after that, and because of it things went well. There was bread with the crusts off, and crusts, for whoever likes crusts. The jam was a heart until it slipped. ${m} picked a flower through the window. There was one cup to put it in, which nobody could hold any more. It stood in there as though it had always lived with a bird. "That's not a breakfast," said ${x}. "That's a picture."`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(M, 'walk', 'worried'), seen(X, 'walk', 'worried')] },
        `There are thirteen stairs in that house, and the fourth is the one to look out for. They had practised it the day before, with books. They went up like two people carrying a sleeping child. One, two, three. They stepped right over the fourth. They came down on the fifth, which had been waiting for years. "${refrain}" HRRR, came the answer, down the whole staircase. HRRR-HRRR. "What a sleeper," said ${x}, with respect.`,
        `Last came point ten, the stairs. It's the fourth that gives you away. It doesn't creak; it says "Eek", like an aunt. "Long step," breathed ${m}. They took a long step. ${x}, who has shorter legs, did not arrive. "EEK," said the stair. The milk went up one side of the glass and looked over. "${refrain}" For a second there was no sound at all. And then it was HRRR, so loud that the flower nodded. They grinned at each other. It was as safe as houses.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(M, 'think', 'curious'), seen(P, 'sleep', 'happy'), seen(X, 'stand', 'curious')],
        },
        `${p} was lying on one side, with a hand under one cheek, like sleep in a painting. HRRR, said ${p}. ${m} set down the tray without so much as a click. It was a triumph. It was perfect in all eleven points. "Well?" said ${x}. "Why don't you say it?" But ${m} had bent down, and was listening with a frown. "At half past six," said ${m}, slowly, "that was a bee." HRRR, said ${p}, not so sure of it. "And that's a bear."`,
        `And there was ${p}, on the pillow, asleep as anything, with not a hair out of place. There was only "Surprise" left to say. ${m} was about to say it, and stopped. HRRR. ${m} had heard ${p} snore for a whole life, through two walls. "${x}," said ${m}, "what does ${p} sound like?" "A bee," said ${x}. HRRR. They both leaned over. There was a muscle, beside the nose, that kept on jumping. "You're a bear," said ${m}. "You've been a bear since the saucepans."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(M, 'sit', 'shy'), seen(X, 'sit', 'excited')],
          things: ['bread', 'flower'],
        },
        `"I've been awake since the spoon," said ${p}, and both eyes were open and full of water. "I bit the pillow. When you told the saucepans to be quiet, I had to put my whole head under." So it had been for nothing, thought ${m}, all that being quiet. Then ${p} saw the cup, and did not laugh for a moment. "I broke it," said ${m}. ${p} turned it round, with its flower in. "I was always a bit afraid for that cup," said ${p}. "Now the worst has happened, and look what it's turned into. Move over, and bring the jam."`,
        `That was the end of it. ${p} laughed until the tray had to be held. "I tried," said ${p}. "I've lain here for an hour being asleep as hard as I could. Do you know how difficult that is, with a brass band?" "The cup's broken," said ${m}, quickly, to have it said. "It was me." It got quiet. ${p} put a finger on the place where the handle had been, and then on the flower. "It was a good cup," said ${p}. "It's a better vase. That's a thing I truly wasn't expecting." And that made it a surprise after all.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(M, 'sleep', 'happy')] },
        `The bird stands on the window sill now, and there's always something in it. That evening ${m} lay in bed and heard ${p} in the kitchen, putting nine saucepans back. It was being done on tiptoe. It went wrong at the sixth. When all the lids were still, there was a silence, of the kind that looks at a ceiling. ${m} knew what was wanted. You do what you can for people. "HRRR," said ${m}, into the dark. "HRRR."`,
        `When it was night, somebody washed up very, very softly. ${m} could hear how softly, through the floor. There was a ding. There was a pause. Then came a noise like a brass band that has missed its last step. "${refrain}" said ${p}, to the whole cupboard. After that nothing stirred. Down in the kitchen they were waiting, to find out whether anyone had been woken. ${m} smiled, and shut both eyes tight, and did them the favour. "HRRR," said ${m}. The cup with the bird stood by the bed, and its flower shook.`,
      ),
    ],
  };
}
