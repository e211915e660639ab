import type { SceneHint, Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { HATES_FIGHTING, tradeIn, type Trade } from './trades.ts';

const REFRAINS: readonly ((kind: string, one: string) => string)[] = [
  (_, one) => `But you're ${one}!`,
  (_, one) => `You are ${one}, though!`,
  (_, one) => `You're ${one}, you know!`,
  (_, one) => `Aren't you ${one}?`,
  (kind) => `And you the ${kind}!`,
  (_, one) => `But ${one} is ${one}!`,
  (_, one) => `You're still ${one}!`,
  (kind) => `But you're our ${kind}!`,
  (_, one) => `What, and you ${one}?`,
  (kind) => `You're the ${kind}, after all!`,
];
const TITLES = (kind: string): readonly string[] => [
  'somebody on the bridge',
  `what the ${kind} brought along`,
  'on the other side of the bridge',
  `not that sort of ${kind}`,
];

interface Parts {
  readonly T: Figure;
  readonly t: string;
  readonly trade: Trade;
  readonly refrain: string;
  /** What the one it happens to shouts. */
  readonly says: string;
}

/** What a theme says of fighting, in a sentence behind the first. */
const ofFighting = ({ raw }: Going, text: string): string => (HATES_FIGHTING.test(raw) ? ` ${text}` : '');

const BAKING = tradeIn('bake cakes');

/** Whom the theme says that one would rather not meet sits on the bridge; else a troll does. */
function partsOf({ A, raw, company, chance }: Going): Parts {
  const [, not = ''] =
    /\b(?:than|instead of) (?:to )?(?:\p{L}+ )?(dragon|giant|monster|wolf|bear|troll|ogre|lion)s?\b/u.exec(raw) ?? [];
  const kind = not !== '' && not !== A.kind ? not : A.kind === 'troll' ? 'ogre' : 'troll';
  const T = company.meet(kind);
  const trade = tradeIn(raw) ?? BAKING;
  if (!trade) throw new Error('no trade');
  return { T, t: T.name, trade, says: A.says, refrain: chance.pick(...REFRAINS)(A.kind, A.aKind) };
}

const withThing = (scene: SceneHint, thing: Trade['thing']): SceneHint =>
  thing ? { ...scene, things: [thing] } : scene;

/** Somebody sits on the bridge, and neither shouting nor pulling moves them: what they want is the other trade. */
export const BRIDGE: EventPlot = { id: 'bridge', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { T, t, trade, refrain, says } = partsOf(going);
  const { wish, does, the, tool, toolThing, works, looks, has, sign, thing, setting } = trade;
  const holds = toolThing ?? undefined;
  const noFight = ofFighting(going, `${a} does not like to fight.`);
  return {
    title: titled(chance.pick(...TITLES(A.kind))),
    refrain,
    pages: [
      page(
        withThing({ setting, camera: 'medium', actors: [seen(A, 'stand', 'happy')] }, toolThing),
        `This is ${A.introduced}.${noFight} ${a} wants to ${wish}. Here is the ${tool}!`,
        `Here is ${A.introduced}.${noFight} Look, the ${tool}! ${a} wants to ${wish}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'worried'), seen(A, 'stand', 'surprised')] },
        `In runs ${K.introduced}. "${cap(T.aKind)} is on the bridge!" "I would rather ${does}." "${refrain}"`,
        `"Come!" says ${K.introduced}. "${cap(T.aKind)} is on the bridge! ${refrain}" "I would rather ${does}."`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(T, 'sit', 'angry'), seen(A, 'shout', 'determined', holds)] },
        `There sits ${T.introduced}. "${says}! Off!" shouts ${a}. "No." But ${t} ${looks} the ${tool}.`,
        `On the bridge sits ${T.introduced}. "${says}! Off!" shouts ${a}. "No." But ${t} ${looks} the ${tool}.`,
      ),
      page(
        withThing(
          { setting, camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'run', 'worried')] },
          toolThing,
        ),
        `${a} goes home, and ${works}. "${t} is still there! ${refrain}"`,
        `At home ${a} ${works}. "${t} sits there still! ${refrain}"`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined', holds), seen(K, 'reach', 'determined'), seen(T, 'sit', 'angry')],
        },
        `They all pull. "No." But ${t} ${looks} the ${tool}.`,
        `Now they all push. "No." But ${t} ${looks} the ${tool}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A, 'think', 'curious', holds)] },
        `"${t} likes your ${tool}!" says ${k}. "Go and ${does}!"`,
        `${k} sees it. "It is the ${tool}, ${a}! Go and ${does}!"`,
      ),
      page(
        withThing({ setting, camera: 'medium', actors: [seen(A, 'stand', 'excited')] }, thing),
        `So ${a} ${works}. Is it ready? Yes!`,
        `Home runs ${a}, and ${works}. It is ready!`,
      ),
      page(
        withThing(
          {
            setting: 'pond',
            time: 'sunset',
            camera: 'wide',
            actors: [seen(A, 'wave', 'happy'), seen(T, 'stand', 'surprised')],
          },
          thing,
        ),
        `${a} stands by the bridge. "${cap(the)} is over here!" And ${t} gets up!`,
        `"Here is ${the}!" calls ${a}. "Come over here!" Up gets ${t}!`,
      ),
      page(
        withThing(
          { camera: 'close', actors: [seen(T, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(K, 'cheer', 'happy')] },
          thing,
        ),
        `Down comes ${t}. ${t} ${has}. "More!" Now everybody can cross.`,
        `${t} comes off the bridge. Now all can cross. And ${t} ${has}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy'), seen(T, 'stand', 'happy')],
        },
        `Now there is a sign. ${sign}, it says. "${refrain}" says ${t}. "That, too!"`,
        `${a} has a sign on the door. ${sign}! "${refrain}" says ${k}. "After supper."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { T, t, trade, refrain, says } = partsOf(going);
  const { rather, does, ing, one, the, tool, toolThing, worked, ended, looked, unready, had, sign, thing, setting } =
    trade;
  const holds = toolThing ?? undefined;
  const but = HATES_FIGHTING.test(going.raw) ? `${a} hated fighting. ${a}` : `But ${a}`;
  return {
    title: titled(chance.pick(...TITLES(A.kind))),
    refrain,
    pages: [
      page(
        withThing({ setting, camera: 'medium', actors: [seen(A, 'stand', 'happy')] }, toolThing),
        `There was one ${A.kind} in town. It was ${A.introduced}. People were proud of having one. ${but} would rather ${rather}. The ${tool} came along wherever ${a} went, just in case.`,
        `On the front door it said ${A.kind.toUpperCase()}. Behind it lived ${A.introduced}. ${a} could do all that ${A.aKind} has to do. ${but} would much rather ${rather}. ${a} never left the house without the ${tool}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'worried'), seen(A, 'stand', 'surprised')] },
        `On Monday ${K.introduced} came running. "There's somebody on the bridge!" said ${k}. "It's ${T.introduced}, and nobody can get across. We need ${A.aKind}!" "I can't come," said ${a}. "I'm ${ing}." "${refrain}" said ${k}.`,
        `"You must come at once!" It was ${K.introduced}, out of breath. "${T.introduced} has sat down on our bridge! The milk can't get over, and the post can't." "Just now I would rather ${does}," said ${a}. "${refrain}" said ${k}.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(T, 'sit', 'angry'), seen(A, 'shout', 'determined', holds), seen(K, 'stand', 'worried')],
        },
        `So ${a} went. ${t} filled the bridge from one side to the other. "${says}! Off!" shouted ${a}, so loudly that the ducks left. "No," said ${t}. But ${t} ${looked} the ${tool}.`,
        `${a} took a deep breath at the bridge. "${says}! Get off!" It rang in all the windows. ${t} did not move a toe. "No," said ${t}. But ${t} ${looked} the ${tool}.`,
      ),
      page(
        withThing(
          { setting, camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'run', 'worried')] },
          toolThing,
        ),
        `There was nothing for it but to go home. ${a} ${worked}. "Are you ${ing} again?" cried ${k}, at the door. "Everybody is waiting at the bridge. ${refrain}" "${cap(unready)}," said ${a}. But ${a} came.`,
        `${a} went home and was happy for an hour. ${a} ${worked}. Then there was ${k} again. "${t} is still sitting there," said ${k}, "and here you are, ${ing}! ${refrain}"`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined', holds), seen(K, 'reach', 'determined'), seen(T, 'sit', 'angry')],
        },
        `This time they had a rope. ${a} pulled, and ${k} pulled, and the milkman pulled. ${t} was too heavy. The rope said ping, and they all sat down. "No," said ${t}, and ${looked} the ${tool}.`,
        `Now they tried it from behind. ${a} pushed ${t}, and ${k} pushed ${a}, and the milkman pushed ${k}. It was like pushing a church. "No," said ${t}. And then ${t} ${looked} the ${tool}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A, 'think', 'curious', holds)] },
        `"Roar at it!" said the people. "Be fierce!" But ${k} had seen something. "${t} did that the first time as well," said ${k}. "With the ${tool}. ${a}, what were you doing when I came?"`,
        `"Something must be done!" said all the people. "Wait," said ${k}. "What does ${t} want with your ${tool}? That's twice now." ${a} looked at the ${tool}, and then at ${t}. "Oh," said ${a}.`,
      ),
      page(
        withThing(
          { setting, camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(K, 'stand', 'worried')] },
          thing,
        ),
        `${a} ran home, and all the town ran behind. "You can't go ${ing} now!" they cried. "${refrain}" "Just you wait," said ${a}. ${a} ${ended}. And ${k} kept the door shut.`,
        `"Where are you off to?" shouted the people. "Home," said ${a}, "to ${does}." "Now? ${refrain}" But ${a} had gone in. ${k} stood before the door, so that nobody else could.`,
      ),
      page(
        withThing(
          {
            setting: 'pond',
            time: 'sunset',
            camera: 'wide',
            actors: [seen(A, 'wave', 'happy'), seen(T, 'stand', 'surprised')],
          },
          thing,
        ),
        `In the evening ${the} was ready. ${a} did not go on the bridge at all. ${a} sat down in the grass, ten steps off. "I've got ${one} here," said ${a}. "But it's on this side." For the first time ${t} did not say no. ${t} got up.`,
        `It was late when ${a} came back. "I have made it all for you, ${t}," said ${a}, from the meadow. "But there's no room for ${one} on a bridge." ${t} looked at the bridge. ${t} looked at the meadow. Then, slowly, ${t} stood up.`,
      ),
      page(
        withThing(
          { camera: 'close', actors: [seen(T, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(K, 'cheer', 'happy')] },
          thing,
        ),
        `${t} came off the bridge and sat down by ${a}. ${t} ${had}. "I heard that there's somebody in this town who can do that," said ${t}. "But I didn't know the house. So I sat down and waited." Behind them the milk went over.`,
        `Boom, boom, boom, came ${t}, off the bridge and into the grass. And ${t} ${had}. "All the others only shouted at me," said ${t}. "Is there any more?" And over the bridge went the post, and the milk, and nine ducks.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')],
        },
        `Next morning there was a new sign on the door. It said ${A.kind.toUpperCase()}, and under that, ${sign}. "Which of them is it today?" said ${k}. "The one below," said ${a}.`,
        `Now ${a} has two doors. On one of them is ${A.kind.toUpperCase()}, and nobody much goes in. On the other is ${sign}. There they stand right round the corner, and ${t} is at the front.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(A, 'stand', 'calm', holds)] },
        `And on Friday somebody was sitting in the market square. "Come quick!" called ${k}. "But I'm only ${A.aKind}," said ${a}. "No, not that!" said ${k}. "Bring the ${tool}!"`,
        `In the night there was a knock. "Something huge is lying on the road!" said ${k}. "I know, I know," said ${a}. "${refrain}" "Oh, no," said ${k}. "You'd better bring the ${tool}."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { T, t, trade, refrain } = partsOf(going);
  const { rather, ing, one, the, tool, toolThing, worked, ended, looked, unready, had, sign, thing, setting } = trade;
  const holds = toolThing ?? undefined;
  const noFight = ofFighting(going, `${a} hated fighting.`);
  return {
    title: titled(chance.pick(...TITLES(A.kind))),
    refrain,
    pages: [
      page(
        withThing({ setting, camera: 'medium', actors: [seen(A, 'stand', 'happy')] }, toolThing),
        `The town had a church, a bridge and ${A.aKind}, and it was proudest of the last. It was ${A.introduced}, and there was a statue to say so.${noFight} What the town did not know was that ${a} would rather ${rather}. It was done at the back of the house, with the curtains drawn. Only the ${tool} ever came out by the front door, under a coat.`,
        `If you live in a town that has only one ${A.kind}, everybody knows where to find you. People pointed out the house to visitors. Here lived ${A.introduced}, and they did not look in at the back.${noFight} At the back, whenever there was time, ${a} would ${rather}. Nobody had ever asked what ${a} would rather do. And so ${a} had never said, and hid the ${tool} under a coat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'curious'), seen(A, 'stand', 'shy')] },
        `${K.introduced} found it out, because ${k} was the one who brought the messages, and did not always knock. "You're ${ing}," said ${k}, in the doorway. "It's for the fair on Saturday," said ${a}. "I meant to put ${one} in, without a name. Please don't tell." "${refrain}" said ${k}, quite shocked. There was a picture of ${a} over ${K.names} bed. But ${k} didn't tell.`,
        `There was one who knew. ${K.introduced} ran with messages for the town, and had come in the back way. "What are you doing?" said ${k}. "${cap(ing)}," said ${a}, and went red. "On Saturday there's the fair, and one needn't give a name." Over ${K.names} bed hung a picture of ${a}, shouting. "${refrain}" said ${k}. It sounded like somebody who has bitten on a stone. But it stayed between the two of them.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(T, 'sit', 'angry'), seen(A, 'shout', 'determined', holds), seen(K, 'stand', 'excited')],
        },
        `On Monday the message was that ${T.introduced} had sat down on the bridge. Nobody could get in or out. The whole town came along to see it done. ${a} did what ${A.aKind} does: stood up tall, and shouted, so that the ducks left. "No," said ${t}. The coat had come open. ${t} ${looked} the ${tool}, and then shut both eyes again. It was not much of a fight.`,
        `Then came ${T.introduced}, and sat down on the bridge, and filled it like a cork. "Now you'll see something," said ${k} to everyone. They saw ${a} walk up and shout, until the weathercock turned round. "No," said ${t}, quite mildly. The wind had blown the coat aside. ${t} ${looked} the ${tool}, and that was all there was to see. People began to go home.`,
      ),
      page(
        withThing(
          { setting, camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'angry')] },
          toolThing,
        ),
        `On Tuesday there was no milk. "You didn't try," said ${k}, at the back door. "You were thinking of ${the}." "Yes," said ${a}, who did not tell lies. "It's only half done, and Saturday is Saturday." ${a} ${worked}. "They're saying that we ought to get another ${A.kind}," said ${k}. "A real one." It went quiet in there. Then ${a} reached for the coat.`,
        `By Tuesday the shop had only mustard. ${k} came round to the back. "They all ask me what you're doing," said ${k}, "and I have to say that you're thinking. ${refrain}" ${a} ${worked}. "I know what I am," said ${a}. "I only wish that it left me the mornings." "Then be it," said ${k}, "or tell them." Neither of those was easy. ${a} took down the coat.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined', holds), seen(K, 'reach', 'determined'), seen(T, 'sit', 'angry')],
        },
        `They did it with a rope this time, and with two horses and the butcher. ${a} was in front, where the strongest goes. ${t} leaned back a little, and yawned. The rope hummed, and sang, and went. Forty people sat down at once. "No," said ${t}. And ${t} ${looked} the ${tool}. It had dropped in the road, where everybody could see it.`,
        `Then it was pushing. ${a} put a shoulder to it, and behind ${a} was ${k}, and behind ${k} was the band. They pushed until the trombone was bent. You can't push ${T.aKind} that would rather not. "No," said ${t}. Something had dropped out of the coat and lay on the planks. ${t} ${looked} the ${tool}. So did the whole of the town.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried', holds), seen(K, 'think', 'curious')] },
        `"What is that for?" said the butcher, who had it in his hand. It would have been simple to say that it was nobody's. "It's mine," said ${a}. "I'm ${ing}. I'd rather do that than anything." They stared. "${refrain}" they said, all forty, as one says that it's raining. It was out, and nothing had fallen down. But they drew away from ${a} a bit, and it felt very wide round there.`,
        `Nobody said a word, until the butcher laughed. "Well, that isn't yours, anyhow!" he said. ${a} might have laughed as well. "It is, though," said ${a}. "It's for ${ing}. I do it every day, at the back." Then the words were out, and stood about in the road. "${refrain}" said somebody. And somebody else said that this explained the bridge.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(A, 'sit', 'sad', holds), seen(T, 'sit', 'curious')],
        },
        `${k} hadn't said it with the others. ${k} had been watching ${t}, who was awake now, and looking at one thing only. "It did that on Monday, too," said ${k}, slowly. "It's not you that it minds. It's not us either. ${a}, it wants what you've got." And after a while ${k} said, "How long would it take, to get it done?" "It's meant for Saturday," said ${a}. They both knew what that meant.`,
        `"Be quiet!" said ${k}, and the town was, from surprise. "Look at ${t}. It's the second time. Shouting does nothing, and ropes do nothing, and then there's the ${tool}, and it wakes up." ${k} turned round. "It's not come for a fight. It's come for ${one}." "There is only the one," said ${a}, "and that's for the fair." "I know," said ${k}. "It would have won, I think."`,
      ),
      page(
        withThing(
          { setting, camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(K, 'stand', 'proud')] },
          thing,
        ),
        `${a} looked at the bridge. There was a queue of carts behind ${t}, and a woman with a baby, who wanted to get home. "There'll be another fair," said ${a}. So it was finished four days early, with the curtains open. ${a} ${ended}. All the noses in town were flat against the window. And ${k} walked up and down in front, and let nobody in.`,
        `There are prizes that one has already seen on the shelf. ${a} took it down again, inside, where nobody could look. "${cap(unready)}," said ${a}. "But it'll be ready tonight." The curtains were left open, and people stood on boxes. ${a} ${ended}. "So that's how it's done," said the butcher, and took his hat off. ${k} guarded the door, and did not say whose picture hung over the bed.`,
      ),
      page(
        withThing(
          {
            setting: 'pond',
            time: 'sunset',
            camera: 'wide',
            actors: [seen(A, 'wave', 'calm'), seen(T, 'stand', 'surprised')],
          },
          thing,
        ),
        `At sunset ${a} went down there, without a coat, and without any shouting. ${a} passed by the bridge and sat down in the meadow. "I've brought ${one}," said ${a}, in an ordinary voice. "It's for you. But it has to be on this side." One could hear the river. "Really for me?" said ${t}. It was a new word, after so much no. And the bridge gave a great creak, because nobody was sitting on it.`,
        `The sun was going when ${a} came, past the butcher and the band, and then past ${t}. "Where are you off to?" said ${t}, who had got ready to say no. "Over here," said ${a}, and sat down in the long grass. "There's no room for ${one} on a bridge. You'd have to come to me." Nobody had ever asked ${t} to come. They had only said go. ${t} got up like a hill getting up.`,
      ),
      page(
        withThing(
          { camera: 'close', actors: [seen(T, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
          thing,
        ),
        `${t} ${had}. It was done with such attention that ${a} forgot about the fair. "They told me, up where I live, that there's somebody here who can do that," said ${t}. "But whoever I asked for the house ran away. So I sat where everyone comes past." "You could have said," said ${k}. "You could have asked," said ${t}. Over the bridge, behind them, went two days of milk.`,
        `${t} sat down by ${a}, and ${had}. Nobody had ever done that in front of ${a}, and with such joy. It's better than a prize, though one would have liked the prize, too. "I knew it when I saw the ${tool}," said ${t}. "But you always put it away, and shouted." "I thought that was what you'd come for," said ${a}. The carts were going over now, and a woman with a baby, who had wanted to get home.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(K, 'point', 'proud')],
        },
        `At the fair on Saturday there was an empty table with a card. ${cap(the)} that should have stood here, it said, is why you could get in. ${k} had written it. It won nothing, since there was nothing to win with. But people stopped in front of it longer than anywhere else, and then they went round to the house. They went to the back door.`,
        `On Saturday somebody else got the prize. ${a} clapped, and it was only a bit hard. But when they came home there was a board on the back door, in ${K.names} best letters. ${sign}, it said. "You can have a statue in the front," said ${k}, "and this at the back. I've measured. There's room." And a queue had begun already, before the paint was dry.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'calm', holds)] },
        `It was winter before anybody sat on anything again. "There's one on the church steps!" said ${k}, without knocking. ${a} was ${ing}, of course, and stopped with a sigh, to put on the face for shouting. "I know," said ${a}. "${refrain}" "No, no, not that," said ${k}. "Leave it. You don't need it." And ${k} held out the ${tool}.`,
        `Over ${K.names} bed there's still a picture of ${a}. It's another one. In the old one ${a} was shouting, with a foot on something. In this one ${a} is ${ing}. "${refrain}" say people who come to the house, and point at it. "Yes," says ${k}. "That's how one can tell." In the corner, if you look, sits ${t}, who has come for more.`,
      ),
    ],
  };
}
