import type { Fields } from '../fields/field.ts';

/** What parents type about fears, places, journeys and nights; one text a line, spelt as it was meant. */
export const FEARS_HEARD: Fields = {
  'fear-dark': `
    wants every lamp on before she goes upstairs
    power cut last night and he's still trembling
    will not walk down the corridor without a light
    shadows on the wall look like hands
    torch in each hand to go to bed
    black outside the window scares her
    if the landing bulb is out nobody sleeps
    can't go into the cellar or garage because no light
    winter evenings, it's dark at four and he won't go out`,
  monsters: `
    something lives behind the curtain
    saw a ghost video and now checks the wardrobe
    burglars will come for us, he says each evening
    zombie in the loft
    a witch is in the mirror
    skeletons under the bunk
    refuses to go upstairs alone because of a man in the attic
    bigger boys told him about bloody mary
    needs me to spray monster spray in every corner
    vampires, werewolves, whatever he heard at school`,
  nightmares: `
    bad dream about drowning every night this week
    afraid to close her eyes because the dream comes back
    wakes sobbing that we were gone
    dreamt that a wolf ate mummy and now won't nap
    lies awake for fear of what he will dream`,
  'sleeping-alone': `
    I sit on her floor till ten each night
    climbs in with us at two
    moved to her own room and comes back every hour
    seven years old and in my bed since he was born
    only falls asleep holding my ear
    wants a sleeping bag in our room
    hasn't slept by herself since her dad left
    lie with me mummy until I'm asleep
    cot to bed transition and nobody sleeps`,
  storms: `
    wind rattles the roof and he gets under the table
    thunder made her wet herself
    checks the forecast ten times a day
    lightning will hit our house, he thinks
    hail, gales, hurricanes: hysterical
    the trees sway and she won't leave the house`,
  'loud-noises': `
    puts hands on ears when other kids cry
    hoover, blender, drill, he runs out
    birthday balloons popping
    bonfire night is hell with her
    motorbike went past and he threw himself on the ground
    school dinner hall is too noisy, he won't eat in there
    singing happy birthday makes her scream
    hand dryer in the service station
    clapping and cheering hurt his ears
    lawn mower next door, she won't go into the garden
    sirens, ambulances, alarms of cars
    wears ear defenders all day because of noise`,
  'loud-toilets': `
    flush makes her jump and cry
    automatic flush went off while he sat
    waits outside while I pull the chain
    the roar of the airplane toilet
    scared it will suck him down or overflow
    only goes if we promise not to flush`,
  'public-toilets': `
    can't go anywhere but at home
    holds it from eight to four at school
    smelly cubicles, locks, other people, no way
    nowhere on a car journey will he use a loo
    the school ones are dirty, she has had two infections
    won't wee at the swimming pool or in restaurants`,
  'fire-drill': `
    bell practice at school, cried all day
    keeps asking when the next alarm will be
    stood with fingers in her ears in case the siren goes
    smoke detector beep and he's out of the house
    they evacuated the school and he was lost in panic`,
  'lockdown-drill': `
    had to hide under desks and be silent because of a practice
    came home asking what a shooter is
    intruder practice with the lights off frightened her
    lock down at school, he won't go back`,
  dogs: `
    crosses the street for a poodle
    neighbour's terrier jumped up and now he won't go out
    scared of being licked and jumped on
    won't visit grandma since she has a labrador
    parks are impossible because they run loose
    was bitten by an alsatian last year
    any barking and she climbs on me`,
  spiders: `
    one web in the shower and nobody washes
    daddy long legs above the bed
    won't enter the shed because of things with eight legs
    checks the bath for crawlies with long legs`,
  insects: `
    wasp at the picnic, hysterics
    flies in the car make him scream
    ants on the path, she won't walk
    was stung by a bee and stays indoors
    moths at night, beetles, ladybirds, all of them
    refuses to go camping because of bugs
    mosquitoes, she sleeps under the sheet sweating`,
  lifts: `
    stairs to the eighth floor because of the elevator
    got stuck in one at the mall for ten minutes
    doors closing, small box, panic
    won't go up in the hotel`,
  escalators: `
    moving stairs at the tube, he freezes
    shoelace got caught and since then no
    steps that swallow your feet
    at the shopping centre we have to hunt for stairs`,
  flights: `
    first time on a plane in july
    ears hurt at landing last year
    take off and turbulence scare her
    security took his teddy through the machine and he fell apart
    nine hours to Orlando with a three year old
    flying alone to see her dad as an unaccompanied minor
    queues, passport, gate, waiting, he can't
    boarding, belts, no getting up`,
  'first-trip': `
    going to Spain for the first time and she wants to stay home
    fourteen hours in the car to see family
    a holiday means everything is different and he can't cope
    train, boat, another train, we will be away ten days
    caravan week, new beds, new food
    first visit to daddy's country
    a day out to London, how to prepare him`,
  'first-sleep-away': `
    residential with year six, three nights
    first sleepover at nana's and he keeps ringing
    cub camp in a tent without me
    invited to stay the night, wants to and doesn't dare
    homesick on every school journey
    stays at his aunt's while we are at a wedding
    came home at midnight from the slumber party`,
  crowds: `
    school hall at lunch is too full
    station at rush hour, she freezes
    market day with people pushing
    football stadium, carnival, fairground, no
    covers his head with his hood when many people are about
    cinema was packed and we had to leave
    assembly with three hundred children, he hides
    theme park at easter, all those bodies`,
  'mascots-and-masks': `
    giant mouse at the theme park
    people in face paint, clowns, even balloon men
    halloween, doorbell rings, he is under the sofa
    the man in the bear suit at the game
    screamed at the easter bunny in the mall
    her uncle wore a mask for a joke`,
  'meeting-santa': `
    photo on his knee, she shrieks each year
    doesn't want a strange old man to come down the chimney
    the grotto trip with school
    elf spies on him, he thinks
    nursery has father christmas on friday and he won't go`,
  'weddings-and-parties': `
    flower girl for her aunt and will not wear the dress
    page boy in a suit with lots of guests
    birthday party of a classmate, stands at the wall
    her own party was too much, she hid in the bath
    baptism with eighty people
    big family christmas, everybody wants a kiss
    bat mitzvah of her cousin, long evening
    a costume party and he won't dress up
    sings and cake and candles make him cry`,
  'going-to-a-restaurant': `
    runs between tables and the waiter
    we can't eat out as a family
    crawls under the table in the pizza place
    waiting for the food in a cafe goes wrong
    sunday lunch at the pub with a wriggler
    noise in the diner, menu, strange smells`,
  'shopping-trip': `
    screams in the trolley at the checkout
    aisle of toys, throws himself down
    buying shoes takes three shops and tears
    supermarket meltdown each week
    begs for sweets at the till
    clothes shop lights, mirrors, changing cubicle, she hates it
    big weekly groceries with two under five`,
};
