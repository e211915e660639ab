import type { Fields } from '../fields/field.ts';

/** What frightens or is too much away from home, with what exactly it is about it; one text a line. */
export const FEARS_AND_OUTINGS: Fields = {
  'shopping-trip': `
    meltdowns in the supermarket, the lights and noise are too much
    the supermarket is too bright and too loud for him
    hates tesco because of the bright lights and the beeping
    cant cope in big shops, lights and noise and people
    sensory overload in the supermarket
    shopping is too much for her, she covers her ears in asda`,
  dentist: `
    has to have a filling and is scared of the injection
    scared of the dentist's needle
    needs a filling and is worried about the numbing injection
    numb injection at the dentist frightens him
    dreading the jab in her gum at the dentist`,
  dogs: `
    our own dog nipped him and now he is afraid of him
    the dog bit her and she wont go near him
    scared of our neighbours dog after it bit him`,
  'change-of-plan': `
    gets upset if we walk a different way to nursery
    screams if i drive a different route
    has to go the same way every day or he melts down
    cries when we take another way home
    swimming was cancelled and he had a meltdown
    the party was called off and she cant get over it
    trip to the zoo cancelled because of the weather`,
  'first-sleep-away': `
    going to butlins and he wont sleep in a strange bed
    wont settle in the travel cot on holiday at nanas
    going on holiday to a caravan and worried about sleeping in a different bed
    wont sleep in the hotel bed on holiday
    worried about the bedroom in the holiday cottage
    first night in the holiday house she couldnt sleep`,
  carsick: `
    car sick on long journeys
    feels sick in the car on the way to grandmas
    always sick on long car journeys`,
  'feeling-worried': `
    fire in a neighbours flat and now he is scared our house will burn down
    scared the house will catch fire at night
    scared of being kidnapped since he saw it on the news
    worried somebody will take her
    worried about a house fire since the fire brigade came to school
    asks every night if the house will burn down
    keeps asking if mummy and daddy are going to die
    worried that mummy will die
    keeps asking when i am going to die
    scared that daddy will die
    cries at night because everyone dies one day
    asks if granny will die soon`,
  monsters: `
    saw a scary clown on youtube and now thinks it is in his room
    there is a witch behind the shower curtain
    scared of the gruffalo, says it is coming
    scared of a character from a film and thinks it is in her room
    saw something scary on the ipad and wont go upstairs
    thinks huggy wuggy is under his bed
    scared of the wolf in the book`,
  'doctors-visit': `
    scared of the doctor putting the stick on her tongue
    wont open his mouth for the doctor to look at his throat
    gags when the doctor looks in her throat`,
  'long-illness': `
    diabetic and hates having to eat at set times when her friends are playing
    hates stopping to check his blood sugar in the middle of a game
    has type 1 and is fed up of having to stop for a snack`,
  'going-to-a-restaurant': `
    wont sit still in restaurants
    runs around in the cafe while we wait for the food
    gets bored waiting in restaurants and goes under the table`,
  needles: `
    has a cannula in her hand and wont let anyone touch it
    scared of the cannula and the drip
    blood test next week, they will use magic cream
    scared of the magic cream coming off before the needle`,
  'weddings-and-parties': `
    christmas day is too much for him, all the visitors and presents
    her birthday always ends in tears, it is too much
    overwhelmed by presents on christmas morning
    eid at our house with forty relatives is too much for her`,
  'running-off': `
    doesnt look when he crosses the road
    runs after his ball into the road
    wont stop at the kerb
    has no road sense at all`,
  'fear-dark': `
    says there are faces in the curtains at night
    scared of the shadows on the bedroom wall
    thinks his dressing gown on the door is a man
    screams when we turn the landing light off
    wants the landing light on and the door wide open`,
  swimming: `
    has to go in the deep end and is scared to sink
    wont put her face in the water at swimming lessons
    starting swimming lessons without mummy in the water`,
  'frightening-event': `
    scared of the ambulance after his asthma attack
    frightened of ambulances since one came for grandad
    terrified of the siren since the ambulance took her`,
  'car-seat': `
    hates wearing a seatbelt, says it is too tight
    wont wear her seat belt in the car
    takes his seatbelt off when we are driving`,
  'clothes-itch': `
    hates his new school shoes, says they rub
    new shoes hurt and he wont wear them
    her pants feel wrong and she changes them ten times
    knickers feel wrong, screams getting dressed`,
};
