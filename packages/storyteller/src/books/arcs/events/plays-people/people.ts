import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, titlesFor } from './parts.ts';
import { old } from './people-old.ts';

/** Whatever lies still all day hears everything, and at night it plays the people of the house. One part is never taken. */
export const PEOPLE: EventPlot = { id: 'people', young, middle, old };

function young(going: Going): Told {
  const { K, G, k, g, chance } = going;
  const parts = partsOf(going);
  const { refrain, setting, room, ks, one, where, by, big, small, Big, Small, bed, bedThing, cover, things } = parts;
  return {
    title: titled(chance.pick(...titlesFor(going, parts))),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'determined'), seen(G, 'stand', 'calm')],
        },
        `It is late. "${refrain}" says ${K.introduced}. "Bed!" says ${g}.`,
        `"Bed, ${K.introduced}!" says ${g}. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')] },
        `Night. ${k} wakes up. "${refrain}" Who said that? It was not ${k}!`,
        `${k} wakes in the night. "${refrain}" But ${k} did not say it!`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(K, 'stand', 'curious')], things },
        `${k} looks into the ${room}. All the ${ks} are awake!`,
        `Down in the ${room} it is not dark. The ${ks} are up!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised')], things: [bedThing, ...things] },
        `${Small} is in a ${bed}. "Bed!" says ${big}.`,
        `"Bed!" says ${big}. In a ${bed} is ${small}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy')], things },
        `"${refrain}" says ${small}. That is ${k}! They play ${k}!`,
        `${Small} calls. "${refrain}" They play people! ${Small} is ${k}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cover', 'surprised')], things },
        `"Ha!" laughs ${k}. Bump! Down they fall. They are only ${ks}.`,
        `${k} laughs out loud. Bump, bump! The ${ks} lie still.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'worried')], things },
        `"Play again, please!" says ${k}. Nobody moves. ${k} sits and waits.`,
        `${k} sits down and waits. "Please play!" The ${ks} keep still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy')], things },
        `Then ${small} looks up. "You can play, too. You are the ${one}!"`,
        `"Play with us," says ${small}. "Be the ${one}! Nobody wants to be that."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things },
        `So ${k} lies down ${by}. Still, so still. Shh! ${Big} brings a ${cover}.`,
        `${k} lies still, ${by === where ? 'so still' : by}. Hush, asleep! ${Big} brings a ${cover}.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(K, 'sit', 'happy')] },
        `In the morning ${g} comes in. "${k}!" "No," says ${k}. "I'm a ${one}!"`,
        `It is morning. "${k}?" says ${g}. "I'm not ${k}. I'm a ${one}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const parts = partsOf(going);
  const { refrain, setting, room, ks, one, where, by, big, next, small } = parts;
  const { Big, Small, bed, bedThing, cover, things } = parts;
  return {
    title: titled(chance.pick(...titlesFor(going, parts))),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'determined'), seen(G, 'stand', 'calm')],
        },
        `"${refrain}" said ${K.introduced}. It was the fourth time that evening. "Bed," said ${g}, "and no more calling." Down in the ${room}, ${where}, were the ${ks}. They did not move. But they heard.`,
        `Four times that evening ${K.introduced} had called down the stairs. "${refrain}" And four times ${g} had said, "Bed." Down in the ${room}, ${where}, the ${ks} kept quite still. They heard every word.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')] },
        `In the middle of the night ${k} woke up. Somebody was calling, down in the ${room}. "${refrain}" it called. That was what ${k} always said. But ${k} had not said it.`,
        `Then it was night, and the house was asleep. ${k} woke, and sat up. "${refrain}" called somebody, downstairs. It sounded just like ${k}. But ${k} was up here.`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(K, 'stand', 'curious')], things: [bedThing, ...things] },
        `${k} crept down and looked in at the door. In a ${bed}, as if in bed, sat ${small}. "Bed," said ${big}, "and no more calling." All the ${ks} were awake.`,
        `The door of the ${room} was open a crack, and ${k} looked in. The ${ks} were all awake. ${Small} was tucked up in a ${bed}. "Bed," ${big} was saying, "and no more calling."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised')], things },
        `"That's ${k} to the life," said ${next}. Then ${k} understood. All day long they listened, and at night they played people. ${Big} wore a ${cover}, and was ${g}. ${Small} was ${k}.`,
        `They were playing people! All day they kept still and listened. At night they did it all again. ${Big} was ${g}, with a ${cover} on. ${Small} was ${k}. "It's very like," said ${next}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'happy')], things: ['key', ...things] },
        `"Where are my keys?" cried ${big}, and went round and round. "I had them this minute! Has anybody seen my keys?" "You're holding them," said ${small}. At the door ${k} nearly laughed out loud.`,
        `Next came the part with the keys. ${Big} looked high and low. "My keys! They were here just now!" "You're holding them," said ${small}. It was so like ${g} that ${k} shook.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised')], things },
        `"Teeth," said ${big}. "I've cleaned them in my head," said ${small}. "${refrain}" "I only said that once!" cried ${k}. Bump, bump, bump! They all fell down, and were only ${ks}.`,
        `Then it was time for teeth. "I've done them in my head," said ${small}. "${refrain}" That was too much. "I said that once!" cried ${k}. Bump! And there lay nothing but ${ks}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'worried')], things },
        `It was so quiet that one could hear the clock. "Please go on," said ${k}. "I'd like to know how it ends." Nobody stirred. Nothing lies as still as a ${one}. So ${k} sat down to wait.`,
        `Nobody moved. ${k} stood there among them, in bare feet. "I'm sorry," said ${k}. "It was very good. I'd like to see the rest." A ${one} can keep still for ever. ${k} sat down to wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious')], things },
        `"Can you play people?" said ${small} at last. "I am people," said ${k}. "That's no use, then," said ${big}. "All the people are taken. There's one part left, and nobody wants it." "What is it?" "The ${one}."`,
        `It took a long time. "You may be in it," said ${small}. "But all the people are taken." "There's one part left," said ${big}. "None of us will do it." "What is it?" said ${k}. "The ${one}," they all said.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'happy')], things },
        `So ${k} was the ${one}, and lay down ${by}. "What do I say?" "Nothing," said ${next}. "You lie still, and you hear everything." "You've got too many knees," said ${small}. ${k} pulled them in.`,
        `"I'll do it," said ${k}, and lay down ${by}. "What does a ${one} do?" "It keeps still," said ${next}, "and it hears everything." "Not with those knees," said ${small}. ${k} tucked them in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sleep', 'sleepy')], things },
        `They began again. "Bed," said ${big}. "${refrain}" called ${small}. ${k} heard everything, and then heard nothing at all. "Look," whispered ${small}. "Asleep, and nobody said bed." ${Big} took off the ${cover}, and spread it over ${k}.`,
        `"${refrain}" called ${small}. "Bed," said ${big}. But the ${one} was fast asleep. "And nobody had to say it twice," said ${next}. "It's the best we've ever had." ${Big} spread the ${cover} over ${k}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised', 'key'), seen(K, 'sit', 'happy')],
          things: ['key'],
        },
        `In the morning ${g} found ${k} there. "Why are you on the floor?" "I'm the ${one}," said ${k}. The ${ks} said nothing at all. ${Gcap} looked about. "Have you seen my keys?" "You're holding them," said ${k}.`,
        `"What are you doing down here?" said ${g}, in the morning. "I'm the ${one}," said ${k}. None of the ${ks} said a word. "And where are my keys?" said ${g}. "You're holding them," said ${k}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'calm')] },
        `That evening ${k} went up to bed, lay still, and was asleep at once. Nobody called, not even once. Down in the ${room} they waited, and waited. Then ${small} sat up and said it for ${k}. "${refrain}"`,
        `The next evening it was very quiet. ${k} lay in bed like a ${one}, and slept. Down in the ${room} they listened for a long time. "Somebody has to say it," said ${small}, and said it. "${refrain}"`,
      ),
    ],
  };
}
