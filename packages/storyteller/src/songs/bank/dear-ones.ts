import type { Matter } from './couplet.ts';

const KIN =
  '(?:great[- ])?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|grandma|granny|nana|nanna|nan|gran|grandmother|grandpa|grandad|granddad|grandfather|pops|abuela|abuelo|nonna|nonno|oma|opa)';

/** Whom a child loves and whom it belongs to. Nothing is said of them that might not be so: no looks, no house, no age. */
export const DEAR_ONES: readonly Matter[] = [
  {
    id: 'two-of-them',
    asks: /\btwo (?:mums|mummies|moms|mommies|mamas|mothers|dads|daddies|papas|fathers)\b/i,
    threads: [
      {
        id: 'two-of-them-toast',
        meet: ['One does the voices and one does the toast', "And I couldn't quite tell you which one I like most"],
        odd: ['In some homes there is one, and in some there are two', 'And ours has {m}, and they both tie my shoe|And ours is the home where they both tie my shoe'],
        grow: [
          ['One sings in the shower and one sings off key', 'And both of them cut up the apple for me'],
          ['If somebody asks me, I say, "That is us"', 'And we talk about dogs, and we wait for the bus'],
        ],
        turn: ['At night there are two of them down in the hall', 'And two different shadows that walk on the wall'],
        end: ['And one does the light and the other the door', 'And each gives a kiss, and I ask them for more'],
        chorus: ["Ours, {name}, ours, and there's no other one", 'With a spoon for the porridge, a hat for the sun', 'And a hug in the middle when hugs have begun'],
      },
      {
        id: 'two-of-them-picture',
        meet: ['I drew us in crayon, and all in a row', "With a cat that we haven't, but wanted, you know"],
        odd: ['I drew the big hands, and I drew the big feet', 'And both of the people who taught me to eat'],
        grow: [
          ['My teacher said, "Who is this, up by the sun?"', 'And I told her their names, and I told her each one'],
          ['A family is who puts the plaster on you', 'And who knows how you like it, the red or the blue'],
        ],
        turn: ['We pinned up the picture to dry on the door', 'It fell in the soup, so I drew us one more'],
        end: ["And they're on it, and I'm on it, big as can be", 'And all of the arms in it end up at me'],
        chorus: ['Draw, {name}, draw, put us all on the page', 'The big and the little, whatever our age', 'And the fish in his bowl, with a crown, on a stage'],
      },
    ],
  },
  {
    id: 'adopted',
    asks: /\badopt(?:ed|ion|ing)\b/i,
    threads: [
      {
        id: 'adopted-door',
        meet: ['There was a first day, and the door opened wide', 'And somebody waited for you there inside'],
        odd: ['You came with a story, and some of it is far', "And some of it's here, where the coats and boots are"],
        grow: [
          ['You can ask where it starts, you can ask me again', "I'll tell what I know of the where and the when"],
          ['You can love what is here, you can miss what was there', 'There is room for the two on the very same chair'],
        ],
        turn: ['We measured your back on the side of the door', 'And the line has gone up by a finger, and more'],
        end: ['And the key knows the lock, and the stair knows your tread', 'And the lamp is turned on at the side of your bed'],
        chorus: ['Home, {name}, home, is a thing that can grow', 'A bit at a time, and it likes to go slow', 'With roots underneath in the dark, as they go'],
      },
      {
        id: 'adopted-thread',
        meet: ['A family is knitted, a stitch and a stitch', 'With one that is purple, and never mind which'],
        odd: ['Some of it started before you were here', 'And some was begun on a day of that year'],
        grow: [
          ['The first ones, the birth ones, are part of it too', 'There is nothing to hide, it belongs to you'],
          ["You can feel it's a lot, you can feel it's a bit", "You can ask, you can cry, and there's room in the knit"],
        ],
        turn: ["It's long as a scarf and it goes round us all", 'It goes round the table and into the hall'],
        end: ['And in it is you, and the you is not small', "It's the red in the middle that holds it, the ball"],
        chorus: ['Wind, {name}, wind, go around and around', 'The end that was lost and the end that was found', 'And all of it warm, and it makes not a sound'],
      },
    ],
  },
  {
    id: 'dear-one',
    // Only where there is nothing else: "my grandma", "a song for mummy", "Granny and Grandpa come to visit".
    asks: new RegExp(
      String.raw`^\s*(?:a |the )?(?:song (?:for|about) )?(?:i love |we love |visiting |seeing )?(?:my |our |his |her |the )?(?:best )?${KIN}(?:(?: and|,| &) (?:my |our )?${KIN})*(?: (?:is |are |'s )?(?:com(?:es?|ing)|visit(?:s|ing)?)(?: (?:to|for) (?:visit|stay|tea|us|a visit))*| loves? (?:me|us|him|her))?[.!]*\s*$`,
      'i',
    ),
    threads: [
      {
        id: 'dear-one-step',
        meet: ['I know by the step and I know by the cough', 'And I know by the way that the coat is pulled off'],
        odd: ['It is {who}, and I run to the end of the hall', "And I jump, and I'm caught, and I don't fall at all"],
        grow: [
          ['We have things that we do, and we do them our way', 'Like a song in the car, and the same one all day'],
          ['There are jokes that are ours, with a bit of a glint', 'And a pocket to feel in, for more than a mint'],
        ],
        turn: ["And what is the best? It's the hum, it's the hand", "It's the walk that gets longer than anyone planned"],
        end: ["So this is a song, and I'll sing it right through", "For {who}, from me, and it's all of it true"],
        chorus: ['Sing it, {name}, sing, with a kiss at the end', "It's better than writing a letter to send", 'For somebody nearer than even a friend'],
      },
      {
        id: 'dear-one-basket',
        meet: ['If I had a basket, I know what goes in', 'A bun and a button, a bell and a pin'],
        odd: ['And {who} could have it, the whole of it, too', 'With the lid tied on tight with a ribbon of blue'],
        grow: [
          ['The shell with the sea in, the feather, the red', 'And the stone with a stripe that I keep by my bed'],
          ["The big bit of biscuit, I'd give that as well", 'And the joke I know half of, if you help to tell'],
        ],
        turn: ["But a basket's a basket, and things are let fall", 'And the best that I have is not in it at all'],
        end: ["It's the run and the jump and the arms that go round", "You can't put it down, and it won't make a sound"],
        chorus: ['Fill it, {name}, fill it, right up to the top', 'With a hum and a hug and a skip and a hop', "And then, when it's full, we can still never stop"],
      },
    ],
  },
]; // prettier-ignore
