import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: four hundred paper feathers are wanted for Saturday, and are in use. */
export function old(going: Going): Told {
  const { G, g, Gcap, company, chance } = going;
  const { refrain, M, m, P, p, young: three, kittens, kitten, mew, where } = partsOf(going);
  const [zip, cuff, hem] = three;
  const N = company.person(p === 'Mrs Loaf' ? 'Mrs Reed' : 'Mrs Loaf', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'sit', 'curious'), seen(P, 'point', 'surprised')],
          things: ['hat', 'bowl'],
        },
        `${M.introduced} was in the hat. The day before, ${m} had been in the bread bin, and on Sunday in the piano. "${refrain}" said ${P.introduced}, and lifted ${m} out, with care. There were ${kittens} on the way. It takes nine weeks, and this was the ninth. ${m} was looking for somewhere, and none of it was right.`,
        `It was the ninth week, and ${M.introduced} was trying on the house. There'd been the piano, which had people in it. There'd been a bowl, and the bread was cross about that. Now it was a hat. "${refrain}" said ${P.introduced}. Nobody minded. When there are ${kittens} on the way, a cat is allowed to be hard to please.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'stand', 'proud'), seen(M, 'sit', 'curious')],
          things: ['box', 'blanket'],
        },
        `"What's needed," said ${g}, "is a proper box." It took ${g} two evenings. It had a low side to step over, a roof that came off, and a blanket that had been aired. There was a name over the door, in good lettering. ${m} looked it over as you look at somebody else's sandwiches, and left. "It takes time," said ${g}.`,
        `${Gcap} had read a book about it, and built a box. There was a door, with a sill. There was a blanket in three layers, and a sign. "In there," said ${g}, and patted it. ${m} went once round it, like a person in a museum. Then ${m} went to look at the coal bucket. "It's not dry yet," said ${g}, after a while. "That's all it is. It's the paint."`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(P, 'sit', 'proud', 'scissors')], things: ['scissors'] },
        `${p} had no time for it, that week. On Saturday there was a fancy dress parade, all down the street, and ${p} was going to be an owl. There were four hundred paper feathers. "Each one's been cut out by itself," ${p} told anybody who'd listen, and held up the scissors. "And stuck on. I began at Easter." It lay in the ${where} with the jumpers, so as not to get bent.`,
        `In the ${where}, on top of the jumpers, lay an owl. It was ${P.names}. It had four hundred feathers, and not two of them alike. "Finished," said ${p}, and put the scissors down, and looked at a blister. On Saturday all the street dressed up and paraded. "I've never seen an owl like it," said ${g}. "I don't think that anybody's ever had the patience."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(P, 'look-up', 'worried', 'torch'), seen(G, 'kneel', 'worried')],
          things: ['torch', 'box'],
        },
        `On Wednesday ${m} didn't come to supper. They got the torch. "Not in the piano," said ${p}. "Not in the bread bin," said ${g}. "Not in the bucket, or the hat. You don't think..." And ${g} lifted the roof off the box. It was a lovely box. It had never been so empty.`,
        `Then it was Wednesday, and at supper there was one bowl too many. Nobody had seen ${m} since noon. ${p} held the torch, and ${g} opened things. "Bread bin?" said ${g}. "No," said ${p}. "Piano?" "No." "Well," said ${g}, "then I think that we may know where." And ${g} hummed all the way to the box. Then ${g} stopped humming.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(P, 'kneel', 'surprised'), seen(M, 'sit', 'calm')],
        },
        `In the morning ${p} went to the ${where} for something clean, and the ${where} looked back. It had two eyes. They were ${M.names}. "${refrain}" said ${p}, but it was too late by some hours. Down in the dark, something said ${mew}. Then there was another, and then one so small that you had to hold your breath.`,
        `It was a sound that woke ${p} in the morning. ${mew}, it went. ${p} knelt down at the ${where} and looked in. There was ${m}, tired and very grand, and the rest of it was feathers. "Oh, ${m}," said ${p}. "${refrain}" But some things are over before you can say anything about them.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(M, 'sit', 'proud'),
            seen(zip, 'sit', 'sleepy'),
            seen(cuff, 'sit', 'sleepy'),
            seen(hem, 'sit', 'sleepy'),
          ],
        },
        `There were three ${kittens}, as blind as buttons. They were called after the bit of the clothes that they had got. ${zip.name} was by a zip, and ${cuff.name} had a cuff. ${hem.name}, who was smallest, lay on the hem of an owl. ${m} had trodden it round and round into a nest. It was the best one in the house. It was the only one with feathers.`,
        `They lay along ${m} in a row, and there were three of them. Nobody's eyes were open. One had its nose on a zip, and so that was ${zip.name}. The one on a sleeve was ${cuff.name}. And ${hem.name} came last, on the very edge of the owl. All round them ${m} had made it hollow, by turning and turning. It's what feathers are for, after all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'sad'), seen(P, 'kneel', 'curious')] },
        `${Gcap} came up, and looked for a long time. "There was a blanket," said ${g}. "There was a sill. What has this got?" It was dark in there, and out of the wind. ${Gcap} put in a nose. "Oh, I see," said ${g}. "You can't build that." "What?" said ${p}. "It smells of you. If you're very small, and can't see, you'd want it to smell of somebody."`,
        `"I don't say that it isn't nice," said ${g}, on both knees. "But I had a roof." "It's dark in here, and it's warm," said ${p}. ${Gcap} leaned in further, and sniffed. "That's not it," said ${g}. "Half the house is dark and warm. This is the only place in it that smells all over of you." There was nothing that you could say to that.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'reach', 'worried'), seen(zip, 'sit', 'sleepy')] },
        `But it was Thursday, and then it was Friday. "You could still be a ghost," said ${g}. "I can spare a sheet." Twice a day ${m} went down to eat. It took four minutes. In that time you could slide an owl out, and a towel in. ${p} had one hand on it. Then ${zip.name} woke. ${zip.name} couldn't see a thing, and had never been anywhere. The blind head went round, and up, and came straight to the hand, and lay down on it.`,
        `"It's only paper," said ${p}, on Friday, to nobody. ${m} was away for four minutes at supper time. It would be quite easy. Three ${kittens} could be slid over on to a towel, and nobody need know. ${p} put in a hand, as far as the feathers. ${zip.name} felt the cold, and began to swim about in the dark, all wrong. Then ${zip.name} got to ${P.names} thumb. It smelled right. So ${zip.name} stopped, and went to sleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(M, 'walk', 'calm')] },
        `You can't take the bed away from under somebody who has just said that. There were steps on the stairs. ${p} drew the hand out, a finger at a time, and sat back. ${m} came in, and counted, one, two, three. Then ${m} gave ${p} a look, and stepped over the feathers, and lay down. "You can have it," said ${p}. "I only wanted it since Easter."`,
        `Somebody was coming upstairs, on four feet. There was still time, if you were quick. ${p} thought of Saturday, and then of a thumb that was taken for home. Slowly, so as not to wake anybody, ${p} took back the hand, and no feathers. It was a strange thing to sit and look at. "That's the best owl that they'll never see," said ${p}. ${m} thanked nobody, and lay down on it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'stand', 'shy', 'sign'), seen(N, 'stand', 'curious')],
          things: ['sign'],
        },
        `On Saturday there were two knights, a lobster and a very good lighthouse. And there was ${p}, in the same jumper as all week, with a sign. "I'm an owl," it said. "My feathers are in use." ${N.introduced} read it, with the prize under her arm. "In use for what?" she said. So ${p} told her. She gave it to the lobster. But she asked if she could come and look.`,
        `They all came by on Saturday, up the street and down. ${p} walked between a lobster and a lighthouse, in a jumper that was on its sixth day. All the others were in the ${where}. Round the neck hung a sign. "OWL," it said. "NOT AT HOME." "That's rather short of feathers," said ${N.introduced}, who was giving the prize. It went to the lobster. It was a good lobster, but it was bought.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            seen(cuff, 'run', 'happy'),
            seen(hem, 'jump', 'happy'),
            seen(P, 'run', 'surprised'),
            seen(N, 'stand', 'happy'),
          ],
          things: ['boots', 'teapot'],
        },
        `By the fourth week they had eyes, and they had legs, and they had plans. "${refrain}" said ${p}, all day long. ${hem.name} was in the teapot. ${cuff.name} was in the boots, and they were still on ${n}, who had come to look. She'd come every day. There were feathers as far as the stairs. "I came for five minutes," said ${n}. "On Monday."`,
        `It was four weeks, and nothing was safe. They'd got it from their mother. ${cuff.name} went down into the boots, and came up with a feather. "${refrain}" cried ${p}, and ran, because a tail was going into the teapot. That was ${hem.name}. "They could do with an owl to keep watch," said ${n}. "They've had one," said ${p}. ${n} had only dropped in. She dropped in every day, at five.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [
            seen(zip, 'stand', 'curious'),
            seen(M, 'sleep', 'happy'),
            seen(P, 'reach', 'happy'),
            seen(G, 'stand', 'proud'),
          ],
          things: ['box'],
        },
        `And ${zip.name} found the box. There was a paw over the sill, when ${p} looked in. On three layers of blanket lay ${m}, flat on one side, and all alone. Nobody was hungry in there, and nobody was climbing. "${refrain}" ${p} whispered, and lifted the ${kitten} away. ${Gcap} came, and saw, and said nothing. But ${g} put the sign straight. It was for one, that was all. It had just wanted the right time.`,
        `One evening ${p} saw ${zip.name} at the door of the box, and thought, at last. But it was taken. ${m} lay in there, from end to end, with the look of somebody in a good hotel. It smelled of nobody at all. "${refrain}" said ${p}, in a whisper, and held out a thumb. ${zip.name} came to it at once. "I knew it," said ${g}, behind them, very quietly. "It was only the paint."`,
      ),
    ],
  };
}
