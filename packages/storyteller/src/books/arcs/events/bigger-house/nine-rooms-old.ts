import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: eleven visits and none returned, and then a birthday that wants to be held in one room. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, N, n, ns, U, u } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(N, 'wave', 'happy'), seen(A, 'walk', 'happy')],
          things: ['house'],
        },
        `The house of ${N.introduced} had nine rooms, and they stayed where they were. One was for eating, one was for the piano, and one was just for coats. ${A.introduced} had been there eleven times, and liked all of it. There was a bell that they rang for tea, because nobody could hear anybody. ${n} had never been to ${A.names} at all.`,
        `Eleven times ${A.introduced} had been to tea at the house of ${N.introduced}. It was a fine house. It had nine rooms, and a bell to call people out of them. The coats lived in one by themselves. You could run from the piano to the coats without meeting a soul. ${n} had never yet been asked back. It was just that it hadn't come up.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'think', 'shy')],
          things: ['chair'],
        },
        `At ${A.names} there was one room. It was small, with a window at each end and a table in the middle. "You might ask ${n}," said ${g}, who was doing accounts on it. "Where would I put a visitor?" said ${a}. "In the dining room," said ${g}, and moved the accounts along. "Or by the sea. We've got nine rooms as well, you know. ${refrain}"`,
        `At home the same table was for breakfast, and then for ${A.names} sums, and then for the ironing. There was one small room for it all to happen in. "When's ${n} coming here?" said ${g}. "There isn't a lot to see," said ${a}. ${Gcap} looked up, quite surprised. "There are nine rooms," said ${g}. "I've counted them. ${refrain}" And ${g} put the soup down where the sums had been.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(N, 'stand', 'curious'), seen(A, 'walk', 'shy')] },
        `"Which is your room?" said ${n}, on the way from school. "The one with the window," said ${a}. "Have you got a piano?" "Not just at the moment." None of it was a lie. ${a} only had to walk a bit fast. At the corner with the grand houses ${a} always said goodbye. ${a} waited until ${n} was out of sight, and then went on, round two more corners.`,
        `You can tell the truth and still keep the curtains shut. "Is yours a big house?" said ${n}. "It's tall," said ${a}, and so it was. They had the third floor of it. "Where do you keep your coats?" "On hooks, mostly." When they came to the good street, ${a} waved, and stood there, as if about to go in somewhere. It took seven minutes longer that way.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(N, 'stand', 'surprised', 'hat'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'proud')],
          things: ['hat', 'broom'],
        },
        `Then ${a} left a hat behind, and it rained. There was a knock. The table was on its back, with a broom for a mast. ${B.introduced} was being seasick over the side. In the door stood ${n}, with the hat. ${n} saw one window, and the other window, and everything between. It took no time. "Is that all of it?" said ${n}. "It's nine rooms," said ${a}. "${refrain}" It just came out.`,
        `It was because of a hat. ${n} had found it among the coats, and asked the way, and brought it round in the rain. They were in a storm just then, with the table upside down and a broom up. ${B.introduced} was at the wheel. The door opened. ${n} looked once from end to end. There was nowhere for anything to be behind. "Have you only got the one room?" "Nine," said ${a}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'happy'), seen(G, 'hold', 'happy', 'plate'), seen(A, 'sit', 'curious')],
          things: ['plate', 'soup'],
        },
        `"What's this one?" said ${n}. "It's the sea," said ${a}. So ${n} got in. After that ${g} turned it over, and put a cloth on, and gave everyone a plate of soup. "Dining room," said ${g}. Then it was the music room, until someone thumped on the ceiling. "${U.introduced}, upstairs," said ${a}. ${n} went home late, and had said almost nothing. ${a} lay awake over it.`,
        `${n} took off both shoes, and climbed over the side. They were wrecked twice. When the soup was ready, the sea was put back on its feet. There was a cloth, and a plate for each. ${n} kept on looking about. Someone banged down on them from above, during the music. "That's ${U.introduced}," said ${a}. "She likes it quiet." On the stairs ${n} turned round, as if to say something, and then didn't.`,
      ),
      page(
        {
          setting: 'school-gate',
          weather: 'clear',
          camera: 'close',
          actors: [seen(N, 'stand', 'determined'), seen(A, 'think', 'worried')],
        },
        `In the morning ${n} was at the gate. "It's my birthday on Saturday," said ${n}. "They've got me a bouncing castle, for the lawn. I don't want it. I want to have it at yours." "There's no room," said ${a}. "There's nine," said ${n}. "There'd be twelve of us. You needn't say now." And ${n} went in, with the face of somebody who has asked for a lot.`,
        `"I've been thinking," said ${n}, in the morning, and it seemed to be true. "On Saturday there's my party. There's to be a man with owls, in the piano room. Could it be in your house, instead?" "The owls?" said ${a}. "No. Me," said ${n}. "And eleven others. I've never been to a house where it's always the next thing." ${a} said that it would have to be looked into.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'sleepy')],
          things: ['lamp'],
        },
        `All the class would stand in that door. They'd look once, from one window to the other, and know. If ${a} said no, then nobody ever need. ${n} wasn't the sort to tell. But it was ${n}, with all those rooms, who'd wanted this one. "They'd be here all together," said ${a} to ${b}, in the dark. "We can't be nine things to twelve people." Then ${a} sat up. "Not all at once," said ${a}.`,
        `It could be no. It would even be sensible. Nobody can have twelve people on one carpet. And ${a} could go on saying goodbye at the wrong corner for years. ${b} had gone to sleep. Out of a house with nine doors in it, ${n} had chosen a table. But they'd see it, all of them, and they might laugh, and it couldn't be unseen. ${a} lay and thought about doors. Then ${a} put on the lamp, and looked for the paint.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined', 'paintbrush'), seen(G, 'kneel', 'happy')],
          things: ['sign', 'paintbrush'],
        },
        `In the morning there were signs all over the floor. A room can't be in nine places. But you can go out of it, and come in again. "You'd all wait on the landing," said ${a} to ${g}, and painted the S of SEA. "And I'd change the sign. And when the door opened, it would be another one." "With twelve minutes for the soup," said ${g}, and held down the corner.`,
        `By the next morning ${a} had painted nine signs, and the floor. DINING ROOM, said one. THE SEA, said another. "People don't notice a room," said ${a}. "They notice coming into it. So they'll have to come into it nine times." ${Gcap} thought it through. "They'll need somewhere to come in from," said ${g}. "There's the landing," said ${a}. "It's the only thing we've got that's a landing all day."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')], things: ['sign'] },
        `They came on Saturday, eleven and ${n}. They stood in the door, as ${a} had known that they would. "Where's the rest of it?" somebody said, and somebody laughed. It was not a nice minute. It had just sixty seconds, like any other. "You've only seen the hall," said ${a}. "Everybody out, please." On the landing ${a} turned the sign. "Now come in," said ${a}. And it was the sea.`,
        `"Is this it?" said the first one in, on Saturday. Eleven faces looked from wall to wall. One of them began to laugh, and not kindly. ${a} went red right down, and stayed standing there. That was what it cost, and it was paid. "Out again, please," said ${a}. "It isn't ready to be looked at." The door was shut. The sign was turned. When it opened, the mast was up, and ${n} was shouting that there was land.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(U, 'stand', 'angry'), seen(A, 'hold', 'happy', 'saucepan'), seen(N, 'dance', 'happy')],
          things: ['saucepan', 'spoon'],
        },
        `By the music room they were all quite out of breath. There was a saucepan or a spoon for everybody. In the middle of it the door flew open. "I live over this!" said ${u}. "Oh, good," said ${a}, "then you're the drum." Nobody had called her anything for a long while. She went back up. At the right moment, on every fourth beat, the ceiling went boom.`,
        `They danced in, and they danced out, and each time it was somewhere else. During the music room a person stood there in slippers. It was ${u}, with her broom. "I've got a headache up there," she said, "and nobody to tell it to." ${a} gave her a saucepan and a spoon. "Would you be upstairs?" said ${a}. "We haven't got an upstairs." So then they had. It came in on the fourth beat.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(N, 'sit', 'proud'), seen(A, 'sit', 'happy'), seen(B, 'hide', 'happy')],
          things: ['coat', 'bell'],
        },
        `At six ${ns} people came, and found a sign that said COATS. They went in on their knees. It was dark, with fifteen in it, and somewhere ${b} was growling. "I can hear everybody breathe," said one of them, after a time. At home they rang a bell. "Which of these is mine?" "Here," said ${n}, from a sleeve. "I'm always here. There's only the one room." They were in no hurry to find the door.`,
        `It had got to COATS when somebody came to fetch ${n}. There was nothing but coats, from window to window, and they moved. ${b} was in there, being a bear. "We could never find you without the bell," they said. "Just feel about," said ${n}. They sat down among the sleeves, grown people, and were breathed on. When it was time to go, the one who had laughed asked which room was next.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(N, 'sit', 'curious'), seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['lamp'],
        },
        `Next was the last one, and it was only for ${n}. ${Gcap} folded away the table, and let down the bed, and put out the lamp. There weren't any walls then. The ceiling had gone up somewhere, where ${u} was humming. They could hear the sea, or a bus. "Which is it now?" said ${n}. ${a} looked into it, and could see for miles. "All of them," said ${a}, "at once."`,
        `Eleven went home. ${n} stayed, for the ninth. The table went up, and the bed came down, and ${g} put out the lamp. In the dark you can't see where a room leaves off. It went out past the windows, and over the roofs. Above them ${u} tried the fourth beat, quite softly, with one slipper. "It's bigger than ours now," said ${n}. "How many is it?" "Nine," said ${a}. "All at once."`,
      ),
    ],
  };
}
