import type { Theme } from '../../theme.ts';
import { anyArc, type AnyArc } from '../any-arc.ts';
import { eventArc, isOf, type StoryEvent } from './event.ts';
import { LikeEvent } from './likeness/like-event.ts';
import { GRAVITY_OFF } from './gravity-off/event.ts';
import { BLOCK_WORLD } from './block-world/event.ts';
import { TELLS_TRUTH } from './tells-truth/event.ts';
import { FOOTBALL_TRIAL } from './football-trial/event.ts';
import { NETBALL_FINAL } from './netball-final/event.ts';
import { CRICKET_MATCH } from './cricket-match/event.ts';
import { CLUE_HUNT } from './clue-hunt/event.ts';
import { FIRST_PONY_SHOW } from './first-pony-show/event.ts';
import { DOES_HOMEWORK } from './does-homework/event.ts';
import { TURNED_ROUND } from './turned-round/event.ts';
import { TOE_ON_THE_LINE } from './toe-on-the-line/event.ts';
import { WET_TUESDAY } from './wet-tuesday/event.ts';
import { TOLD_POLITELY } from './told-politely/event.ts';
import { DREAM_ROUND } from './dream-round/event.ts';
import { FIRST_BRACE } from './first-brace/event.ts';
import { DUG_UP } from './dug-up/event.ts';
import { LOVES_THE_MOON } from './loves-the-moon/event.ts';
import { WANTS_TO_TASTE } from './wants-to-taste/event.ts';
import { SECONDARY_SCHOOL } from './secondary-school/event.ts';
import { WHICH_TWIN } from './which-twin/event.ts';
import { TRAFFIC_JAM } from './traffic-jam/event.ts';
import { PICKED_LAST } from './picked-last/event.ts';
import { BIRTHDAY_EVERY_DAY } from './birthday-every-day/event.ts';
import { STILL_LIGHT } from './still-light/event.ts';
import { BREATHES_BUBBLES } from './breathes-bubbles/event.ts';
import { SWALLOWED_A_SOUND } from './swallowed-a-sound/event.ts';
import { BOAT_ON_LAND } from './boat-on-land/event.ts';
import { WELCOME_HOME } from './welcome-home/event.ts';
import { PLANTED_ODDLY } from './planted-oddly/event.ts';
import { NEEDS_THE_LOO } from './needs-the-loo/event.ts';
import { ALWAYS_COLD } from './always-cold/event.ts';
import { ZOO_BIRTHDAY } from './zoo-birthday/event.ts';
import { SMALL_ROAR } from './small-roar/event.ts';
import { SWIM_TEST } from './swim-test/event.ts';
import { WOBBLY_CEILING } from './wobbly-ceiling/event.ts';
import { ALL_THE_LITTLE_ONES } from './all-the-little-ones/event.ts';
import { RULES_FOR_A_DAY } from './rules-for-a-day/event.ts';
import { ALL_FOR_THE_KING } from './all-for-the-king/event.ts';
import { GULPS_IT_DOWN } from './gulps-it-down/event.ts';
import { MOON_IS_LATE } from './moon-is-late/event.ts';
import { PULL_NOT_PUSH } from './pull-not-push/event.ts';
import { PANTS_ON_THE_LINE } from './pants-on-the-line/event.ts';
import { GOES_WITHOUT } from './goes-without/event.ts';
import { ONE_COLOUR_SHORT } from './one-colour-short/event.ts';
import { NOBODY_CAN_RIDE } from './nobody-can-ride/event.ts';
import { THEY_ATTACK } from './they-attack/event.ts';
import { PULLS_HAIR_EVENT } from './pulls-hair/event.ts';
import { ONE_DESERVES_ANOTHER } from './one-deserves-another/event.ts';
import { CARNIVAL_SHAKE } from './carnival-shake/event.ts';
import { SEAT_FOR_EVERYONE } from './seat-for-everyone/event.ts';
import { NEVER_DRIES } from './never-dries/event.ts';
import { GIANTS_PASS_IT_ON } from './giants-pass-it-on/event.ts';
import { LAST_LAMP } from './last-lamp/event.ts';
import { LEARNS_TO_FALL } from './learns-to-fall/event.ts';
import { BACK_ON } from './back-on/event.ts';
import { FORGETS_THE_STEPS } from './forgets-the-steps/event.ts';
import { GOALKEEPER_DUCKS } from './goalkeeper-ducks/event.ts';
import { BRINGS_HER_BABIES } from './brings-her-babies/event.ts';
import { GOES_HER_ROUND } from './goes-her-round/event.ts';
import { VILLAIN_AT_HOME } from './villain-at-home/event.ts';
import { WOLF_IS_LOST } from './wolf-is-lost/event.ts';
import { SNOWS_INDOORS } from './snows-indoors/event.ts';
import { TOY_HAS_IT_TOO } from './toy-has-it-too/event.ts';
import { SLEEPS_OUTSIDE } from './sleeps-outside/event.ts';
import { GOLDILOCKS_SORRY } from './goldilocks-sorry/event.ts';
import { STUCK_IN_LIFT } from './stuck-in-lift/event.ts';
import { CALLS_HOME } from './calls-home/event.ts';
import { CAUGHT_IN_NET } from './caught-in-net/event.ts';
import { BETTER_THAN_ME } from './better-than-me/event.ts';
import { SPELL_MISSES } from './spell-misses/event.ts';
import { QUEST } from './quest/event.ts';
import { HOOSH_CLICK } from './hoosh-click/event.ts';
import { HALF_A_MAP } from './half-a-map/event.ts';
import { NO_GULLS } from './no-gulls/event.ts';
import { OUT_THE_STORM } from './out-the-storm/event.ts';
import { EATS_THE_SOFA } from './eats-the-sofa/event.ts';
import { CLOSING_DOWN } from './closing-down/event.ts';
import { ESCAPE_ROOM } from './escape-room/event.ts';
import { BUILT_FOR_YOU } from './built-for-you/event.ts';
import { ALIVE_AFTER_DARK } from './alive-after-dark/event.ts';
import { CRASH_LANDED } from './crash-landed/event.ts';
import { DUMMY_FAIRY } from './dummy-fairy/event.ts';
import { NOBODY_LOOKS } from './nobody-looks/event.ts';
import { POLITE_POT } from './polite-pot/event.ts';
import { TINY_GROWN_UP } from './tiny-grown-up/event.ts';
import { HEAVY_PASSENGER } from './heavy-passenger/event.ts';
import { OPENS_UP } from './opens-up/event.ts';
import { LENT_LEGS } from './lent-legs/event.ts';
import { STILL_TWO } from './still-two/event.ts';
import { LAST_PEG } from './last-peg/event.ts';
import { ONE_IS_PLENTY } from './one-is-plenty/event.ts';
import { NO_ROOF_YET } from './no-roof-yet/event.ts';
import { EARLY_BREAD } from './early-bread/event.ts';
import { THIN_MOON } from './thin-moon/event.ts';
import { AFTER_THE_PEARL } from './after-the-pearl/event.ts';
import { ONE_FROM_ANOTHER } from './one-from-another/event.ts';
import { MARIGOLD_PATH } from './marigold-path/event.ts';
import { TWO_POTS } from './two-pots/event.ts';
import { TWELFTH_BALL } from './twelfth-ball/event.ts';
import { SACK_EMPTY } from './sack-empty/event.ts';
import { ON_STRIKE } from './on-strike/event.ts';
import { GOES_ALONE } from './goes-alone/event.ts';
import { ON_THE_LOOSE } from './on-the-loose/event.ts';
import { WONT_FIT_IN } from './wont-fit-in/event.ts';
import { TOO_LONG } from './too-long/event.ts';
import { SHORT_ARMS } from './short-arms/event.ts';
import { BOTH_AT_ONCE } from './both-at-once/event.ts';
import { OWN_BED } from './own-bed/event.ts';
import { SEASIDE_WEEK } from './seaside-week/event.ts';
import { ALWAYS_LAST } from './always-last/event.ts';
import { ALL_OF_THE_WORLD } from './all-of-the-world/event.ts';
import { STEALS_BACK } from './steals-back/event.ts';
import { PULLS_THEM_OUT } from './pulls-them-out/event.ts';
import { RAINBOW_ON_HORN } from './rainbow-on-horn/event.ts';
import { MUST_FIGHT } from './must-fight/event.ts';
import { ON_WATCH } from './on-watch/event.ts';
import { JUMPS_OVER } from './jumps-over/event.ts';
import { SAVED_WINTER } from './saved-winter/event.ts';
import { TOOTH_A_WEEK } from './tooth-a-week/event.ts';
import { ROYAL_TEA } from './royal-tea/event.ts';
import { TALL_LIFT } from './tall-lift/event.ts';
import { TOOTH_FAIRY_LATE } from './tooth-fairy-late/event.ts';
import { ISLAND_MAP } from './island-map/event.ts';
import { BY_HAND } from './by-hand/event.ts';
import { FAST_WHEELS } from './fast-wheels/event.ts';
import { HELD_ON } from './held-on/event.ts';
import { BEHIND_YOU } from './behind-you/event.ts';
import { ROCK_POOL } from './rock-pool/event.ts';
import { SOFT_PLAY } from './soft-play/event.ts';
import { TOO_LOUD } from './too-loud/event.ts';
import { TOO_SMALL_TO_RIDE } from './too-small-to-ride/event.ts';
import { VERSUS } from './versus/event.ts';
import { VET } from './vet/event.ts';
import { WON_IN_THE_MUD } from './won-in-the-mud/event.ts';
import { OWN_CHANNEL } from './own-channel/event.ts';
import { SMELLY_SOCKS } from './smelly-socks/event.ts';
import { BEING_A_CAT } from './being-a-cat/event.ts';
import { BED_SAILS } from './bed-sails/event.ts';
import { SHOWN_HOW } from './shown-how/event.ts';
import { ROUND_THE_WORLD } from './round-the-world/event.ts';
import { KNOCK_FIRST } from './knock-first/event.ts';
import { OVER_THE_FENCE } from './over-the-fence/event.ts';
import { MAGIC_TREEHOUSE } from './magic-treehouse/event.ts';
import { PARENT_AND_YOUNG } from './parent-and-young/event.ts';
import { OWN_COMPANION } from './own-companion/event.ts';
import { SLEIGH_BROKEN } from './sleigh-broken/event.ts';
import { IN_LOVE } from './in-love/event.ts';
import { COUNTED_IN } from './counted-in/event.ts';
import { NEW_WOOD } from './new-wood/event.ts';
import { SLOW_BITE } from './slow-bite/event.ts';
import { NO_SUCH_THING } from './no-such-thing/event.ts';
import { AS_HUNGRY_AS } from './as-hungry-as/event.ts';
import { LIKE_A_REAL_ONE } from './like-a-real-one/event.ts';
import { DINOSAUR_GARDEN } from './dinosaur-garden/event.ts';
import { TOY_ADVENTURE } from './toy-adventure/event.ts';
import { AT_THE_WHEEL } from './at-the-wheel/event.ts';
import { ASTRONAUT } from './astronaut/event.ts';
import { FOG_BARK } from './fog-bark/event.ts';
import { ICE_PALACE } from './ice-palace/event.ts';
import { LOST_CITY } from './lost-city/event.ts';
import { NEW_LAND } from './new-land/event.ts';
import { OVER_THE_WALL } from './over-the-wall/event.ts';
import { ROBOTS_HOUSE } from './robots-house/event.ts';
import { SIBLINGS } from './siblings/event.ts';
import { GROWING } from './growing/event.ts';
import { GRANDPARENT_DAY } from './grandparent-day/event.ts';
import { FISHING } from './fishing/event.ts';
import { SPELL_BOOK } from './spell-book/event.ts';
import { OUR_RAIN } from './our-rain/event.ts';
import { VOLCANO } from './volcano/event.ts';
import { ME_FIRST } from './me-first/event.ts';
import { WINDY } from './windy/event.ts';
import { BEST_FRIENDS_TWO } from './best-friends-two/event.ts';
import { BAKING } from './baking/event.ts';
import { WHAT_IS_IT_FOR } from './what-is-it-for/event.ts';
import { THUNDER } from './thunder/event.ts';
import { DEN } from './den/event.ts';
import { FALLEN_STAR } from './fallen-star/event.ts';
import { MUSEUM } from './museum/event.ts';
import { RAINBOW } from './rainbow/event.ts';
import { NEW_SHOES } from './new-shoes/event.ts';
import { FAIR } from './fair/event.ts';
import { AUTUMN } from './autumn/event.ts';
import { HAUNTED_HOUSE } from './haunted-house/event.ts';
import { SCHOOL_MYSTERY } from './school-mystery/event.ts';
import { FLYING_PANTS } from './flying-pants/event.ts';
import { BIG_POO } from './big-poo/event.ts';
import { MAGIC_FOREST } from './magic-forest/event.ts';
import { BEAR_HUNT } from './bear-hunt/event.ts';
import { HOME_LATE } from './home-late/event.ts';
import { CATERPILLAR } from './caterpillar/event.ts';
import { POST } from './post/event.ts';
import { COLD_GUEST } from './cold-guest/event.ts';
import { HAIRCUT } from './haircut/event.ts';
import { CLOUD } from './cloud/event.ts';
import { CARDBOARD_BOX } from './cardboard-box/event.ts';
import { STRANDED } from './stranded/event.ts';
import { MOON_FOLLOWS } from './moon-follows/event.ts';
import { FOUND_ANIMAL } from './found-animal/event.ts';
import { BUS_RIDE } from './bus-ride/event.ts';
import { TRAIN_TRIP } from './train-trip/event.ts';
import { FARM_VISIT } from './farm-visit/event.ts';
import { FATHER_CHRISTMAS } from './father-christmas/event.ts';
import { BREAKFAST_IN_BED } from './breakfast-in-bed/event.ts';
import { LEARNS_TO_FLY } from './learns-to-fly/event.ts';
import { WONT_WEAR } from './wont-wear/event.ts';
import { TIDYING } from './tidying/event.ts';
import { SCARED_OF_TUNNELS } from './scared-of-tunnels/event.ts';
import { BIRTHDAY_FORGOTTEN } from './birthday-forgotten/event.ts';
import { ALWAYS_FIRST } from './always-first/event.ts';
import { PARP } from './parp/event.ts';
import { MISSING_PET } from './missing-pet/event.ts';
import { SNORES } from './snores/event.ts';
import { UP_TOO_EARLY } from './up-too-early/event.ts';
import { BOSSY_FRIEND } from './bossy-friend/event.ts';
import { SMALL_RESCUE } from './small-rescue/event.ts';
import { BUILDERS_IN } from './builders-in/event.ts';
import { CLASS_CLOWN } from './class-clown/event.ts';
import { MISSING_PIECE } from './missing-piece/event.ts';
import { ONLY_CHILD } from './only-child/event.ts';
import { NIGHT_BEFORE } from './night-before/event.ts';
import { LUNCH_SWAP } from './lunch-swap/event.ts';
import { TALLEST_IN_CLASS } from './tallest-in-class/event.ts';
import { TIMES_TABLES } from './times-tables/event.ts';
import { FRECKLES } from './freckles/event.ts';
import { FORGOT_KIT } from './forgot-kit/event.ts';
import { LEFT_HANDED } from './left-handed/event.ts';
import { ONLY_TUESDAYS } from './only-tuesdays/event.ts';
import { FUN_RUN } from './fun-run/event.ts';
import { REFLECTION } from './reflection/event.ts';
import { BOARD_GAME } from './put-back/event.ts';
import { KIND_POWER } from './kind-power/event.ts';
import { BURNT_DINNERS } from './burnt-dinners/event.ts';
import { TELL_THE_BEES } from './tell-the-bees/event.ts';
import { NEW_LANGUAGE } from './new-language/event.ts';
import { BIGGER_HOUSE } from './bigger-house/event.ts';
import { COUNTING_DAYS } from './counting-days/event.ts';
import { DRESS_UP_DAY } from './dress-up-day/event.ts';
import { STAYS_UP_LATER } from './stays-up-later/event.ts';
import { FAR_GRANDPARENT } from './far-grandparent/event.ts';
import { FRIENDLY_VAMPIRE } from './friendly-vampire/event.ts';
import { FIVE_DAY_WEEKEND } from './five-day-weekend/event.ts';
import { CRIED_WOLF } from './cried-wolf/event.ts';
import { UNDERCOVER } from './undercover/event.ts';
import { CLINGS } from './clings/event.ts';
import { NO_BRAKES } from './no-brakes/event.ts';
import { OTHER_VOICE } from './other-voice/event.ts';
import { NOT_ME_PLEASE } from './not-me-please/event.ts';
import { TOLD_JOKE } from './told-joke/event.ts';
import { NO_DOGS_ALLOWED } from './no-dogs-allowed/event.ts';
import { BUS_TO_THE_SEA } from './bus-to-the-sea/event.ts';
import { KITTENS_IN_THE_WARDROBE } from './kittens-in-the-wardrobe/event.ts';
import { MONDAY_TUMMY } from './monday-tummy/event.ts';
import { TADPOLES } from './tadpoles/event.ts';
import { DUCKLINGS_CROSSING } from './ducklings-crossing/event.ts';
import { GARDEN_VISITOR } from './garden-visitor/event.ts';
import { SAVING_UP } from './saving-up/event.ts';
import { SPRING_BABIES } from './spring-babies/event.ts';
import { FIRST_SNOWDROP } from './first-snowdrop/event.ts';
import { FIRST_WALK } from './first-walk/event.ts';
import { BUILDING_SITE } from './building-site/event.ts';
import { MACHINES_BUILD } from './machines-build/event.ts';
import { WALK_ALONE } from './walk-alone/event.ts';
import { AS_FAR_AS_THE_SHED } from './as-far-as-the-shed/event.ts';
import { NOT_FOR_ME } from './not-for-me/event.ts';
import { PLASTER_CAST } from './plaster-cast/event.ts';
import { PLAYS_PEOPLE } from './plays-people/event.ts';
import { ITCHY_DAYS } from './itchy-days/event.ts';
import { WORDS_STICK } from './words-stick/event.ts';
import { LETTERS_JUMP } from './letters-jump/event.ts';
import { OWN_HUGS } from './own-hugs/event.ts';
import { HATES_LOSING } from './hates-losing/event.ts';
import { JEALOUS_OF_NEW } from './jealous-of-new/event.ts';
import { EASTER } from './easter/event.ts';
import { FESTIVAL } from './festival/event.ts';
import { GREAT_RACE } from './great-race/event.ts';
import { REINDEER_NIGHT } from './reindeer/event.ts';
import { PUDDLE } from './puddle/event.ts';
import { LOST_VOICE } from './lost-voice/event.ts';
import { HALLOWEEN } from './halloween/event.ts';
import { ISLAND } from './island/event.ts';
import { PANCAKES } from './pancakes/event.ts';
import { FOOTBALL } from './football/event.ts';
import { SCHOOL_PLAY } from './school-play/event.ts';
import { BEACH } from './beach/event.ts';
import { SNOWED_IN_PARTY } from './snowed-in-party/event.ts';
import { SNOW_DAY } from './snow-day/event.ts';
import { SWIMMING } from './swimming/event.ts';
import { BIKE } from './bike/event.ts';
import { CAMPING } from './camping/event.ts';
import { PIRATES } from './pirates/event.ts';
import { SPACE } from './space/event.ts';
import { DRAGON } from './dragon/event.ts';
import { NEW_JOB } from './new-job/event.ts';
import { SECRET_DOOR } from './secret-door/event.ts';
import { TOYS } from './toys/event.ts';
import { ROBOT } from './robot/event.ts';
import { SPELLS } from './spells/event.ts';
import { HIDE_AND_SEEK } from './hide-and-seek/event.ts';
import { PLANE_TRIP } from './plane-trip/event.ts';
import { SWAP } from './swap/event.ts';
import { BEGINS_TO_TALK } from './begins-to-talk/event.ts';
import { MANY_COUSINS } from './many-cousins/event.ts';
import { GOOD_NIGHTS } from './good-nights/event.ts';
import { ON_THREE } from './on-three/event.ts';
import { OWN_FEAR } from './own-fear/event.ts';
import { NEW_TRAIN } from './new-train/event.ts';
import { AFRAID_OF_OWN } from './afraid-of-own/event.ts';
import { WOODS } from './woods/event.ts';
import { SUPERHERO } from './superhero/event.ts';
import { DINOSAUR } from './dinosaur/event.ts';
import { CHRISTMAS } from './christmas/event.ts';
import { FLYING } from './flying/event.ts';
import { BROKE_SOMETHING } from './broke-something/event.ts';
import { FRIEND_AND_ANOTHER } from './friend-and-another/event.ts';
import { DUMMY } from './dummy/event.ts';
import { MERMAID } from './mermaid/event.ts';
import { UNICORN } from './unicorn/event.ts';
import { PRINCESS_KNIGHT } from './princess-knight/event.ts';
import { FAIRY } from './fairy/event.ts';
import { GIANT } from './giant/event.ts';
import { MONSTER_UNDER_BED } from './monster-under-bed/event.ts';
import { INVISIBLE } from './invisible/event.ts';
import { MAGIC_PENCIL } from './magic-pencil/event.ts';
import { THREE_WISHES } from './three-wishes/event.ts';
import { SHADOW } from './shadow/event.ts';
import { INVISIBLE_FRIEND } from './invisible-friend/event.ts';
import { GHOST } from './ghost/event.ts';
import { EGG } from './egg/event.ts';
import { THIEF } from './thief/event.ts';
import { PICNIC } from './picnic/event.ts';
import { LOST_SHOE } from './lost-shoe/event.ts';
import { RAINY_DAY } from './rainy-day/event.ts';
import { NEW_PET } from './new-pet/event.ts';
import { SUPERMARKET } from './supermarket/event.ts';
import { BIRTHDAY } from './birthday/event.ts';
import { BABY_COMING } from './baby-coming/event.ts';
import { BATH } from './bath/event.ts';
import { BIG_VEHICLE } from './big-vehicle/event.ts';
import { TIME_TRAVEL } from './time-travel/event.ts';
import { GIANT_VEGETABLE } from './giant-vegetable/event.ts';
import { SHRUNK } from './shrunk/event.ts';
import { SLEEPOVER } from './sleepover/event.ts';
import { TOOTH } from './tooth/event.ts';
import { RACE } from './race/event.ts';
import { SNEEZE } from './sneeze/event.ts';
import { FIRST_SCHOOL_DAY } from './first-school-day/event.ts';
import { POWER_CUT } from './power-cut/event.ts';
import { MOVING_HOUSE } from './moving-house/event.ts';
import { LOST_COMFORTER } from './lost-comforter/event.ts';
import { HICCUPS } from './hiccups/event.ts';
import { ESCAPE } from './escape/event.ts';
import { LONELY } from './lonely/event.ts';
import { TOO_SMALL } from './too-small/event.ts';
import { FOLLOWS_HOME } from './follows-home/event.ts';
import { FOUND_IN_BOX } from './found-in-box/event.ts';
import { HAS_A_HOLE } from './has-a-hole/event.ts';
import { SMALLEST_TREE } from './smallest-tree/event.ts';
import { ATTIC_TOY } from './attic-toy/event.ts';
import { RUNAWAY } from './runaway-food/event.ts';
import { RUSTY_ROBOT } from './rusty-robot/event.ts';
import { NO_FLOWERS } from './no-flowers/event.ts';
import { CANNOT_STOP } from './cannot-stop/event.ts';
import { COLLECTS } from './collects/event.ts';
import { TOO_BIG } from './too-big/event.ts';
import { LOST_COLOUR } from './lost-colour/event.ts';
import { WONT_WAKE } from './wont-wake/event.ts';
import { TOO_TIRED } from './too-tired/event.ts';
import { WHO_TOOK_IT } from './who-took-it/event.ts';
import { WONT_SLEEP } from './wont-sleep/event.ts';
import { TREASURE_MAP } from './treasure-map/event.ts';
import { RAN_OUT } from './ran-out/event.ts';
import { COMPETITION } from './competition/event.ts';
import { SLOW_OR_FAST } from './slow-or-fast/event.ts';
import { PET_FOOD_GONE } from './pet-food-gone/event.ts';
import { CLASS_PET } from './class-pet/event.ts';
import { BALLOON } from './balloon/event.ts';
import { BALLOON_TRIP } from './balloon-trip/event.ts';
import { BOAT_TRIP } from './boat-trip/event.ts';
import { CONCERT } from './concert/event.ts';
import { FIRST_RESCUE } from './first-rescue/event.ts';
import { STALL } from './stall/event.ts';
import { SCHOOL_TRIP } from './school-trip/event.ts';
import { STREET_HELPER } from './street-helper/event.ts';
import { AFRAID_OF_SOMEONE } from './afraid-of-someone/event.ts';
import { AFRAID_OF_NOISE } from './afraid-of-noise/event.ts';
import { SAY_WHEN } from './say-when/event.ts';
import { SCARED_TO_DO } from './scared-to-do/event.ts';
import { WILL_NOT_SHARE } from './will-not-share/event.ts';
import { SAYS_NO } from './says-no/event.ts';
import { FUSSY_EATER } from './fussy-eater/event.ts';
import { TOOTHBRUSH } from './toothbrush/event.ts';
import { WONT_COME_OUT } from './wont-come-out/event.ts';
import { WANTS_CLEAN } from './wants-clean/event.ts';
import { WONT_BE_SOUP } from './wont-be-soup/event.ts';
import { NEW_FRIEND } from './new-friend/event.ts';
import { SPORTS_DAY } from './sports-day/event.ts';
import { SCRIBBLED_ON } from './scribbled-on/event.ts';
import { SECRET_CLUB } from './secret-club/event.ts';
import { LOST_MUMMY } from './lost-mummy/event.ts';
import { TOPSY_TURVY } from './topsy-turvy/event.ts';
import { FLIES } from './flies/event.ts';
import { STOPS_TIME } from './stops-time/event.ts';
import { HEARS_ANIMALS } from './hears-animals/event.ts';
import { NOBODY_LAUGHS } from './nobody-laughs/event.ts';
import { COLOURS_GONE } from './colours-gone/event.ts';
import { SHUT_BOOK } from './shut-book/event.ts';
import { HUNDRED_ROOMS } from './hundred-rooms/event.ts';
import { GETS_DOWN } from './gets-down/event.ts';
import { STRANGE_RAIN } from './strange-rain/event.ts';
import { WOULD_RATHER } from './would-rather/event.ts';
import { VISITOR_AT_SCHOOL } from './visitor-at-school/event.ts';
import { HOLIDAY } from './holiday/event.ts';
import { PARENT_AT_WORK } from './parent-at-work/event.ts';
import { GUESSES_WRONGLY } from './guesses-wrongly/event.ts';
import { RUNAWAY_THING } from './runaway-thing/event.ts';
import { BOTH_WANT } from './both-want/event.ts';
import { LOST_IN_SHOP } from './lost-in-shop/event.ts';
import { ON_MY_HEAD } from './on-my-head/event.ts';
import { SLOW_GAMES } from './slow-games/event.ts';
import { RAINBOW_SLIDE } from './rainbow-slide/event.ts';
import { SMALLEST_GIANT } from './smallest-giant/event.ts';
import { NO_HOLES } from './no-holes/event.ts';
import { ONLY_A_HOLE } from './only-a-hole/event.ts';
import { INVITATIONS_LOST } from './invitations-lost/event.ts';
import { DARK_RUNS } from './dark-runs/event.ts';
import { DADS_GIRLFRIEND } from './dads-girlfriend/event.ts';
import { CREATURE_TRAINER } from './creature-trainer/event.ts';
import { SPACE_RESCUE } from './space-rescue/event.ts';
import { SPY_SCHOOL } from './spy-school/event.ts';
import { GAME_TOURNAMENT } from './game-tournament/event.ts';
import { ONLY_GIRL } from './only-girl/event.ts';
import { SCHOOL_BAND } from './school-band/event.ts';
import { UPSIDE_DOWN_MAP } from './upside-down-map/event.ts';
import { CLASS_PET_CASE } from './class-pet-case/event.ts';
import { PONY_WONT_JUMP } from './pony-wont-jump/event.ts';
import { SECRET_PAST } from './secret-past/event.ts';
import { SECRETLY_A } from './secretly-a/event.ts';
import { WRONG_TURN } from './wrong-turn/event.ts';
import { ANIMALS_SWAP } from './animals-swap/event.ts';
import { ZOO } from './zoo/event.ts';
import { HALF_ONE } from './half-one/event.ts';
import { LOST_OWN_THING } from './lost-own-thing/event.ts';
import { BROKEN_TOWER } from './broken-tower/event.ts';
import { LIGHTHOUSE } from './lighthouse/event.ts';
import { SCHOOL_CLUB } from './school-club/event.ts';
import { KNACK } from './knack/event.ts';
import { TOY_DOCTOR } from './toy-doctor/event.ts';
import { LEFT_BEHIND } from './left-behind/event.ts';
import { DOWN_DEEP } from './down-deep/event.ts';
import { FEEDING_DUCKS } from './feeding-ducks/event.ts';
import { STAGE_FRIGHT } from './stage-fright/event.ts';
import { WAY_HOME } from './way-home/event.ts';
import { BY_NATURE } from './by-nature/event.ts';
import { SAVED_PLACE } from './saved-place/event.ts';
import { CLASS_VOTE } from './class-vote/event.ts';
import { BROKE_DOWN } from './broke-down/event.ts';
import { GLASSES } from './glasses/event.ts';
import { BUILD_BOAT } from './build-boat/event.ts';
import { COUNTING } from './counting/event.ts';
import { WIZARD_SCHOOL } from './wizard-school/event.ts';
import { LODGER } from './lodger/event.ts';
import { THINKS_IT_IS } from './thinks-it-is/event.ts';
import { MADE_OF_SWEETS } from './made-of-sweets/event.ts';
import { BIG_SLIDE } from './big-slide/event.ts';
import { COMES_TO_STAY } from './comes-to-stay/event.ts';
import { ATE_IT_ALL } from './ate-it-all/event.ts';
import { SEA_STORM } from './sea-storm/event.ts';
import { OLD_RECIPE } from './old-recipe/event.ts';
import { INVENTION } from './invention/event.ts';
import { SEA_FRIEND } from './sea-friend/event.ts';
import { WANTS_A_HUG } from './wants-a-hug/event.ts';
import { MOUNTAIN } from './mountain/event.ts';
import { DIGGING } from './digging/event.ts';
import { NEWSPAPER } from './newspaper/event.ts';
import { REPEATS } from './repeats/event.ts';
import { CHEEKY_THIEF } from './cheeky-thief/event.ts';
import { CHEWED } from './chewed/event.ts';
import { MAZE } from './maze/event.ts';
import { SAYS_PLEASE } from './says-please/event.ts';
import { INSIDE_PAINTING } from './inside-painting/event.ts';
import { GHOST_SHIP } from './ghost-ship/event.ts';
import { FIRST_STEPS } from './first-steps/event.ts';
import { BEARD_GONE } from './beard-gone/event.ts';
import { ONE_MORE_STORY } from './one-more-story/event.ts';
import { DIARY } from './diary/event.ts';
import { EXPEDITION } from './expedition/event.ts';
import { WANTS_THE_OTHER } from './wants-the-other/event.ts';
import { WANTS_TO_FLY } from './wants-to-fly/event.ts';
import { TURTLE_TO_SEA } from './turtle-to-sea/event.ts';
import { TREEHOUSE_WAR } from './treehouse-war/event.ts';
import { BEST_COOK } from './best-cook/event.ts';
import { MENDING } from './mending/event.ts';
import { SITS_ON_IT } from './sits-on-it/event.ts';
import { TREE } from './tree/event.ts';
import { ROBOT_FRIEND } from './robot-friend/event.ts';
import { FALL_OUT } from './fall-out/event.ts';
import { RAISED_BY } from './raised-by/event.ts';
import { SAID_OF } from './said-of/event.ts';
import { TWO_ENDS } from './two-ends/event.ts';
import { ONE_LATE } from './one-late/event.ts';
import { OTHER_HILL } from './other-hill/event.ts';
import { SAME_BED } from './same-bed/event.ts';
import { TAG } from './tag/event.ts';
import { SEE_SAW } from './see-saw/event.ts';
import { STANDS_OUT } from './stands-out/event.ts';
import { WANTS_A_HEART } from './wants-a-heart/event.ts';
import { LOST_BOUNCE } from './lost-bounce/event.ts';
import { MOON_VISIT } from './moon-visit/event.ts';
import { WILL_NOT_SOUND } from './will-not-sound/event.ts';
import { REINDEER_ILL } from './reindeer-ill/event.ts';
import { HAS_A_COLD } from './has-a-cold/event.ts';
import { PET_ADVENTURE } from './pet-adventure/event.ts';
import { PARENT_ANIMAL } from './parent-animal/event.ts';
import { SNOWMAN_SUMMER } from './snowman-summer/event.ts';
import { WORKS_AT } from './works-at/event.ts';
import { SLEEPY_ONE } from './sleepy-one/event.ts';
import { DENTIST } from './dentist/event.ts';
import { SHIPWRECK } from './shipwreck/event.ts';
import { WANTS_TO_SEE } from './wants-to-see/event.ts';
import { LOST_MAGIC } from './lost-magic/event.ts';
import { CARD } from './card/event.ts';
import { SWEET_ROBBERY } from './sweet-robbery/event.ts';
import { MAKES_FOR } from './makes-for/event.ts';
import { DANCING } from './dancing/event.ts';
import { WRONG_BUS } from './wrong-bus/event.ts';
import { TUNNEL } from './tunnel/event.ts';
import { KEEP_OUT } from './keep-out/event.ts';
import { KEEPS_DOING } from './keeps-doing/event.ts';
import { ICE_CREAM_VAN } from './ice-cream-van/event.ts';
import { BANG_IN_THE_NIGHT } from './bang-in-the-night/event.ts';
import { PAINTS_A_PICTURE } from './paints/event.ts';
import { SANTA_STUCK } from './santa-stuck/event.ts';
import { FRUIT_PICKING } from './fruit-picking/event.ts';
import { FOR_THEM } from './for-them/event.ts';
import { TAKES_ITS_PLACE } from './takes-its-place/event.ts';
import { TALKS_TO_WIND } from './talks-to-wind/event.ts';
import { NO_ADDRESS } from './no-address/event.ts';
import { INSIDE_GAME } from './inside-game/event.ts';
import { FIREWORKS } from './fireworks/event.ts';
import { LOST_PATTERN } from './lost-pattern/event.ts';
import { WHERE_IS } from './where-is/event.ts';
import { EATS_ONLY_GREENS } from './eats-greens/event.ts';
import { POTION } from './potion/event.ts';
import { MAGIC_THING } from './magic-thing/event.ts';
import { LOST_SONG } from './lost-song/event.ts';
import { POTTY } from './potty/event.ts';
import { CAR_JOURNEY } from './car-journey/event.ts';
import { ONE_NOTE } from './one-note/event.ts';
import { NOT_BOUGHT } from './not-bought/event.ts';
import { LIGHT_OUT } from './light-out/event.ts';
import { NIGHT_TRAIN } from './night-train/event.ts';
import { GRANTS_WISHES } from './grants-wishes/event.ts';
import { NATIVITY } from './nativity/event.ts';
import { SEASICK } from './seasick/event.ts';
import { FROM_FUTURE } from './from-future/event.ts';
import { WHEN_GROWN_UP } from './when-grown-up/event.ts';
import { FORGETS_IT_ALL } from './forgets-it-all/event.ts';
import { TOILET_MONSTER } from './toilet-monster/event.ts';
import { HOLI } from './holi/event.ts';
import { ODD_SOCK } from './odd-sock/event.ts';
import { ON_THE_EGG } from './on-the-egg/event.ts';
import { TOOTHACHE } from './toothache/event.ts';
import { TOURNAMENT } from './tournament/event.ts';
import { LIBRARY } from './library/event.ts';
import { ONE_FOOD } from './one-food/event.ts';
import { HAD_IT_FIRST } from './had-it-first/event.ts';
import { ONE_SPOT } from './one-spot/event.ts';
import { SUPPLY_TEACHER } from './supply-teacher/event.ts';
import { NOISE_NEXT_DOOR } from './noise-next-door/event.ts';
import { BURIED_SOMEWHERE } from './buried/event.ts';
import { LANTERN_PARADE } from './lantern-parade/event.ts';
import { JOINS_BAND } from './joins-band/event.ts';
import { SUN_AND_MOON } from './sun-and-moon/event.ts';
import { WEDDING_DAY } from './wedding/event.ts';
import { COMES_LATE } from './comes-late/event.ts';
import { FOUR_SEASONS } from './four-seasons/event.ts';
import { MOON_CAUGHT } from './moon-caught/event.ts';
import { FRIEND_MOVES } from './friend-moves/event.ts';
import { ATE_MY } from './ate-my/event.ts';
import { OTHER_WHEELS } from './other-wheels/event.ts';
import { ON_THE_SWINGS } from './swings/event.ts';
import { SUPER_GRAN } from './super-gran/event.ts';
import { PADDLING_POOL } from './paddling-pool/event.ts';
import { FARM_AT_NIGHT } from './farm-at-night/event.ts';
import { LOST_FLOCK } from './lost-flock/event.ts';
import { RAMADAN } from './ramadan/event.ts';
import { WHAT_IF } from './what-if/event.ts';
import { BUNGLED_EVIL } from './bungled-evil/event.ts';
import { STAFFROOM_ZOO } from './staffroom-zoo/event.ts';
import { HEAD_STUCK } from './head-stuck/event.ts';
import { HIGH_TIDE } from './high-tide/event.ts';
import { BIG_BED } from './big-bed/event.ts';
import { TWO_HOMES } from './two-homes/event.ts';
import { WHY_WHY } from './why-why/event.ts';
import { GRANDAD_FORGETS } from './grandad-forgets/event.ts';
import { SCHOOL_PHOTO } from './school-photo/event.ts';
import { FAMILIES_AS_THEY_ARE } from './families-as-they-are/event.ts';
import { WILL_NOT_MOVE } from './will-not-move/event.ts';
import { KEEPS_GROWING } from './keeps-growing/event.ts';
import { TOO_BIG_INSIDE } from './too-big-inside/event.ts';
import { LAST_ONE_MISSED } from './last-one-missed/event.ts';
import { LATE_SUN } from './late-sun/event.ts';
import { OLD_MACHINE } from './old-machine/event.ts';
import { WRONG_WHEELS } from './wrong-wheels/event.ts';
import { GOES_SIDEWAYS } from './goes-sideways/event.ts';

/** Everything that is told as it goes: a line here for each folder beside this file. */
const ALL: readonly StoryEvent[] = [
  ALWAYS_COLD,
  // Whatever it asks about: nobody in it is anybody.
  WHAT_IF,
  BUNGLED_EVIL,
  STAFFROOM_ZOO,
  ZOO_BIRTHDAY,
  SMALL_ROAR,
  SWIM_TEST,
  WOBBLY_CEILING,
  ALL_THE_LITTLE_ONES,
  // Before whatever else befalls a king: this one is king for a day only.
  RULES_FOR_A_DAY,
  ALL_FOR_THE_KING,
  SNOWS_INDOORS,
  STUCK_IN_LIFT,
  GOLDILOCKS_SORRY,
  SLEEPS_OUTSIDE,
  TOY_HAS_IT_TOO,
  WOLF_IS_LOST,
  VILLAIN_AT_HOME,
  GOES_HER_ROUND,
  BRINGS_HER_BABIES,
  GOALKEEPER_DUCKS,
  FORGETS_THE_STEPS,
  BACK_ON,
  LEARNS_TO_FALL,
  CALLS_HOME,
  CAUGHT_IN_NET,
  BETTER_THAN_ME,
  SPELL_MISSES,
  QUEST,
  HOOSH_CLICK,
  HALF_A_MAP,
  NO_GULLS,
  OUT_THE_STORM,
  CLOSING_DOWN,
  ESCAPE_ROOM,
  STEALS_BACK,
  ALL_OF_THE_WORLD,
  TOO_LONG,
  SHORT_ARMS,
  BOTH_AT_ONCE,
  OWN_BED,
  SEASIDE_WEEK,
  ALWAYS_LAST,
  STILL_TWO,
  LAST_PEG,
  ONE_IS_PLENTY,
  NO_ROOF_YET,
  EARLY_BREAD,
  THIN_MOON,
  AFTER_THE_PEARL,
  ONE_FROM_ANOTHER,
  MARIGOLD_PATH,
  TWO_POTS,
  TWELFTH_BALL,
  SACK_EMPTY,
  EATS_THE_SOFA,
  ON_STRIKE,
  GOES_ALONE,
  ON_THE_LOOSE,
  WONT_FIT_IN,
  LENT_LEGS,
  DUMMY_FAIRY,
  NOBODY_LOOKS,
  POLITE_POT,
  TINY_GROWN_UP,
  HEAVY_PASSENGER,
  GULPS_IT_DOWN,
  MOON_IS_LATE,
  PULL_NOT_PUSH,
  PANTS_ON_THE_LINE,
  GOES_WITHOUT,
  ONE_COLOUR_SHORT,
  NOBODY_CAN_RIDE,
  THEY_ATTACK,
  PULLS_HAIR_EVENT,
  ONE_DESERVES_ANOTHER,
  LAST_LAMP,
  GIANTS_PASS_IT_ON,
  NEVER_DRIES,
  SEAT_FOR_EVERYONE,
  CARNIVAL_SHAKE,
  OPENS_UP,
  CRASH_LANDED,
  ALIVE_AFTER_DARK,
  BUILT_FOR_YOU,
  OWN_CHANNEL,
  WON_IN_THE_MUD,
  GRAVITY_OFF,
  BLOCK_WORLD,
  TELLS_TRUTH,
  FOOTBALL_TRIAL,
  NETBALL_FINAL,
  CRICKET_MATCH,
  CLUE_HUNT,
  FIRST_PONY_SHOW,
  DOES_HOMEWORK,
  TURNED_ROUND,
  TOE_ON_THE_LINE,
  WET_TUESDAY,
  DREAM_ROUND,
  TOLD_POLITELY,
  VET,
  TOO_LOUD,
  TOO_SMALL_TO_RIDE,
  SOFT_PLAY,
  ROCK_POOL,
  BEHIND_YOU,
  ROYAL_TEA,
  TALL_LIFT,
  TOOTH_FAIRY_LATE,
  ISLAND_MAP,
  BY_HAND,
  FAST_WHEELS,
  HELD_ON,
  OVER_THE_FENCE,
  KNOCK_FIRST,
  ROUND_THE_WORLD,
  SHOWN_HOW,
  BED_SAILS,
  BEING_A_CAT,
  // Before every job and every place that it may be.
  FOR_THEM,
  CHEWED,
  // Before two who go anywhere.
  TOY_ADVENTURE,
  OWN_COMPANION,
  PARENT_AND_YOUNG,
  MAZE,
  OUR_RAIN,
  SAYS_PLEASE,
  WHAT_IS_IT_FOR,
  INSIDE_PAINTING,
  GHOST_SHIP,
  BEST_FRIENDS_TWO,
  FIRST_STEPS,
  ME_FIRST,
  BEARD_GONE,
  SANTA_STUCK,
  FATHER_CHRISTMAS,
  HOLI,
  RAMADAN,
  FESTIVAL,
  EASTER,
  BREAKFAST_IN_BED,
  REINDEER_ILL,
  REINDEER_NIGHT,
  VOLCANO,
  NEW_LAND,
  ROBOTS_HOUSE,
  WRONG_TURN,
  ASTRONAUT,
  LOST_CITY,
  SPELL_BOOK,
  FOG_BARK,
  OVER_THE_WALL,
  ICE_PALACE,
  STRANGE_RAIN,
  HUNDRED_ROOMS,
  SHUT_BOOK,
  LANTERN_PARADE,
  WEDDING_DAY,
  FRIEND_MOVES,
  ON_THE_SWINGS,
  PADDLING_POOL,
  COLOURS_GONE,
  NOBODY_LAUGHS,
  HEARS_ANIMALS,
  STOPS_TIME,
  FLIES,
  PARENT_ANIMAL,
  TOPSY_TURVY,
  GETS_DOWN,
  PARENT_AT_WORK,
  BROKEN_TOWER,
  LIBRARY,
  LIGHTHOUSE,
  HAS_A_COLD,
  DENTIST,
  TOY_DOCTOR,
  FEEDING_DUCKS,
  WRONG_BUS,
  ICE_CREAM_VAN,
  TOLD_JOKE,
  NO_BRAKES,
  NOT_ME_PLEASE,
  OTHER_VOICE,
  BROKE_DOWN,
  COUNTING,
  OLD_RECIPE,
  DIGGING,
  ONE_MORE_STORY,
  MENDING,
  SUN_AND_MOON,
  MOON_CAUGHT,
  MOON_VISIT,
  MOON_FOLLOWS,
  // Whoever is afraid of a dragon or of children: it is about being afraid.
  AFRAID_OF_SOMEONE,
  // Before the fair and the zoo, where one gets it.
  BALLOON,
  NOISE_NEXT_DOOR,
  BANG_IN_THE_NIGHT,
  TOILET_MONSTER,
  GHOST,
  LEFT_BEHIND,
  SEASICK,
  FOLLOWS_HOME,
  FOUND_IN_BOX,
  HAS_A_HOLE,
  SMALLEST_TREE,
  ATTIC_TOY,
  RUNAWAY,
  RUSTY_ROBOT,
  NO_FLOWERS,
  STRANDED,
  INVISIBLE_FRIEND,
  BUILD_BOAT,
  CARDBOARD_BOX,
  CLOUD,
  WANTS_A_HUG,
  COLD_GUEST,
  THINKS_IT_IS,
  MADE_OF_SWEETS,
  BIG_SLIDE,
  COMES_TO_STAY,
  LODGER,
  GRANTS_WISHES,
  HIGH_TIDE,
  SEA_FRIEND,
  CHEEKY_THIEF,
  TURTLE_TO_SEA,
  LOST_BOUNCE,
  LOST_MAGIC,
  LOST_PATTERN,
  LOST_SONG,
  BURIED_SOMEWHERE,
  FORGETS_IT_ALL,
  STREET_HELPER,
  LOST_FLOCK,
  WAY_HOME,
  TAKES_ITS_PLACE,
  TALKS_TO_WIND,
  MAGIC_THING,
  NOT_BOUGHT,
  SHADOW,
  THREE_WISHES,
  ATE_MY,
  PLANTED_ODDLY,
  SWALLOWED_A_SOUND,
  ATE_IT_ALL,
  CATERPILLAR,
  MAGIC_PENCIL,
  FOUR_SEASONS,
  AUTUMN,
  INVISIBLE,
  RAINBOW,
  // Before the hamster of the class, who may be a spy.
  UNDERCOVER,
  // Before whatever else escapes: it is looked after by somebody.
  PET_FOOD_GONE,
  CLASS_PET,
  SWEET_ROBBERY,
  TUNNEL,
  INSIDE_GAME,
  SCHOOL_CLUB,
  STAGE_FRIGHT,
  CLASS_VOTE,
  INVENTION,
  NEWSPAPER,
  DIARY,
  TREEHOUSE_WAR,
  SUPPLY_TEACHER,
  SUPER_GRAN,
  SECRET_PAST,
  PONY_WONT_JUMP,
  CLASS_PET_CASE,
  UPSIDE_DOWN_MAP,
  ONLY_GIRL,
  SCHOOL_BAND,
  SPY_SCHOOL,
  GAME_TOURNAMENT,
  SPACE_RESCUE,
  CREATURE_TRAINER,
  DADS_GIRLFRIEND,
  GUESSES_WRONGLY,
  SECRETLY_A,
  WIZARD_SCHOOL,
  VISITOR_AT_SCHOOL,
  MONSTER_UNDER_BED,
  LIGHT_OUT,
  FALLEN_STAR,
  GIANT,
  SEA_STORM,
  THUNDER,
  AFRAID_OF_NOISE,
  SCARED_TO_DO,
  FAIRY,
  WINDY,
  // What is not done, whoever does not do it.
  SNOWMAN_SUMMER,
  WANTS_TO_SEE,
  DANCING,
  PAINTS_A_PICTURE,
  EATS_ONLY_GREENS,
  JOINS_BAND,
  OTHER_WHEELS,
  WHEN_GROWN_UP,
  ON_THE_EGG,
  WILL_NOT_SOUND,
  HAD_IT_FIRST,
  WILL_NOT_SHARE,
  SAYS_NO,
  ONE_FOOD,
  FUSSY_EATER,
  POTTY,
  TOOTHBRUSH,
  SAY_WHEN,
  SCRIBBLED_ON,
  ONE_NOTE,
  WONT_COME_OUT,
  ONE_SPOT,
  WANTS_CLEAN,
  WONT_BE_SOUP,
  TOURNAMENT,
  NEEDS_THE_LOO,
  PRINCESS_KNIGHT,
  FRUIT_PICKING,
  GROWING,
  FARM_AT_NIGHT,
  HEAD_STUCK,
  WONT_WAKE,
  ESCAPE,
  HICCUPS,
  LOST_MUMMY,
  ODD_SOCK,
  LOST_COMFORTER,
  WOULD_RATHER,
  HALF_ONE,
  LOST_OWN_THING,
  BY_NATURE,
  GLASSES,
  LEARNS_TO_FLY,
  WANTS_THE_OTHER,
  WANTS_TO_FLY,
  UNICORN,
  POWER_CUT,
  DOWN_DEEP,
  MERMAID,
  FROM_FUTURE,
  TIME_TRAVEL,
  GIANT_VEGETABLE,
  // Before a ride that stops where it should.
  AT_THE_WHEEL,
  SLEIGH_BROKEN,
  IN_LOVE,
  COUNTED_IN,
  NEW_WOOD,
  SLOW_BITE,
  NO_SUCH_THING,
  AS_HUNGRY_AS,
  LIKE_A_REAL_ONE,
  DINOSAUR_GARDEN,
  BUS_TO_THE_SEA,
  BUS_RIDE,
  FOUND_ANIMAL,
  BABY_COMING,
  DUMMY,
  PUDDLE,
  LOST_VOICE,
  JEALOUS_OF_NEW,
  HATES_LOSING,
  SNORES,
  UP_TOO_EARLY,
  BOSSY_FRIEND,
  SMALL_RESCUE,
  BUILDERS_IN,
  CLASS_CLOWN,
  MISSING_PIECE,
  ONLY_CHILD,
  NIGHT_BEFORE,
  LUNCH_SWAP,
  TALLEST_IN_CLASS,
  TIMES_TABLES,
  FRECKLES,
  FORGOT_KIT,
  LEFT_HANDED,
  ONLY_TUESDAYS,
  FUN_RUN,
  REFLECTION,
  BOARD_GAME,
  KIND_POWER,
  BURNT_DINNERS,
  TELL_THE_BEES,
  NEW_LANGUAGE,
  BIGGER_HOUSE,
  WELCOME_HOME,
  COUNTING_DAYS,
  DRESS_UP_DAY,
  STAYS_UP_LATER,
  FAR_GRANDPARENT,
  FRIENDLY_VAMPIRE,
  FIVE_DAY_WEEKEND,
  CRIED_WOLF,
  CLINGS,
  NO_DOGS_ALLOWED,
  KITTENS_IN_THE_WARDROBE,
  TADPOLES,
  DUCKLINGS_CROSSING,
  GARDEN_VISITOR,
  SAVING_UP,
  SPRING_BABIES,
  FIRST_SNOWDROP,
  MONDAY_TUMMY,
  KEEPS_GROWING,
  TOO_BIG_INSIDE,
  LAST_ONE_MISSED,
  BIRTHDAY_EVERY_DAY,
  STILL_LIGHT,
  FIRST_BRACE,
  DUG_UP,
  LOVES_THE_MOON,
  WANTS_TO_TASTE,
  SECONDARY_SCHOOL,
  WHICH_TWIN,
  TRAFFIC_JAM,
  PICKED_LAST,
  LATE_SUN,
  OLD_MACHINE,
  WRONG_WHEELS,
  GOES_SIDEWAYS,
  MACHINES_BUILD,
  BUILDING_SITE,
  WALK_ALONE,
  AS_FAR_AS_THE_SHED,
  MISSING_PET,
  WILL_NOT_MOVE,
  NOT_FOR_ME,
  FAMILIES_AS_THEY_ARE,
  SCHOOL_PHOTO,
  GRANDAD_FORGETS,
  PLASTER_CAST,
  PLAYS_PEOPLE,
  WHY_WHY,
  ITCHY_DAYS,
  TWO_HOMES,
  WORDS_STICK,
  LETTERS_JUMP,
  OWN_HUGS,
  BIG_BED,
  KNACK,
  ON_THREE,
  GOOD_NIGHTS,
  MANY_COUSINS,
  REPEATS,
  BEGINS_TO_TALK,
  SWAP,
  CAR_JOURNEY,
  HOLIDAY,
  NIGHT_TRAIN,
  PLANE_TRIP,
  WHERE_IS,
  HIDE_AND_SEEK,
  HALLOWEEN,
  SHIPWRECK,
  ISLAND,
  BEST_COOK,
  PANCAKES,
  BAKING,
  PICNIC,
  FIREWORKS,
  SLEEPOVER,
  TOOTHACHE,
  TOOTH,
  PIRATES,
  CAMPING,
  SPACE,
  EXPEDITION,
  MOUNTAIN,
  BIKE,
  BREATHES_BUBBLES,
  DRAGON,
  WORKS_AT,
  MAKES_FOR,
  NEW_JOB,
  SECRET_DOOR,
  SWIMMING,
  TOYS,
  BIG_VEHICLE,
  WANTS_A_HEART,
  ROBOT,
  SNOW_DAY,
  BATH,
  POTION,
  SPELLS,
  SCARED_OF_TUNNELS,
  BOAT_ON_LAND,
  DARK_RUNS,
  INVITATIONS_LOST,
  ONLY_A_HOLE,
  NO_HOLES,
  SMALLEST_GIANT,
  RAINBOW_SLIDE,
  SLOW_GAMES,
  ON_MY_HEAD,
  BOTH_WANT,
  RUNAWAY_THING,
  LOST_IN_SHOP,
  AFRAID_OF_OWN,
  NEW_TRAIN,
  OWN_FEAR,
  SNOWED_IN_PARTY,
  BIRTHDAY,
  WOODS,
  BEACH,
  SUPERMARKET,
  SUPERHERO,
  NATIVITY,
  SCHOOL_PLAY,
  DINOSAUR,
  CHRISTMAS,
  FOOTBALL,
  FLYING,
  PET_ADVENTURE,
  // Before whoever is new at home.
  FIRST_WALK,
  NEW_PET,
  RAINY_DAY,
  EGG,
  FRIEND_AND_ANOTHER,
  BROKE_SOMETHING,
  THIEF,
  ANIMALS_SWAP,
  ZOO,
  FARM_VISIT,
  COMES_LATE,
  PARP,
  ALWAYS_FIRST,
  BIRTHDAY_FORGOTTEN,
  WONT_WEAR,
  LOST_SHOE,
  TRAIN_TRIP,
  SHRUNK,
  RACE,
  GREAT_RACE,
  SNEEZE,
  FIRST_SCHOOL_DAY,
  MOVING_HOUSE,
  SECRET_CLUB,
  SPORTS_DAY,
  NEW_FRIEND,
  HAIRCUT,
  SCHOOL_TRIP,
  CARD,
  NO_ADDRESS,
  POST,
  SAVED_PLACE,
  STALL,
  HAUNTED_HOUSE,
  SCHOOL_MYSTERY,
  FLYING_PANTS,
  BIG_POO,
  MAGIC_FOREST,
  BEAR_HUNT,
  HOME_LATE,
  FAIR,
  CONCERT,
  NEW_SHOES,
  MUSEUM,
  COMPETITION,
  DEN,
  TREASURE_MAP,
  FISHING,
  GRANDPARENT_DAY,
  WHO_TOOK_IT,
  SIBLINGS,
  SLEEPY_ONE,
  TOO_TIRED,
  WONT_SLEEP,
  RAN_OUT,
  SLOW_OR_FAST,
  LONELY,
  BALLOON_TRIP,
  STANDS_OUT,
  TOO_SMALL,
  BOAT_TRIP,
  KEEP_OUT,
  KEEPS_DOING,
  // Before whoever cannot stop, and whoever has lost something.
  COLLECTS,
  TIDYING,
  CANNOT_STOP,
  FIRST_RESCUE,
  TOO_BIG,
  LOST_COLOUR,
  TREE,
  TWO_ENDS,
  SAID_OF,
  RAISED_BY,
  FALL_OUT,
  ROBOT_FRIEND,
  SITS_ON_IT,
  ONE_LATE,
  OTHER_HILL,
  TAG,
  SEE_SAW,
  SAME_BED,
  PULLS_THEM_OUT,
  RAINBOW_ON_HORN,
  VERSUS,
  MUST_FIGHT,
  ON_WATCH,
  JUMPS_OVER,
  SAVED_WINTER,
  TOOTH_A_WEEK,
  SMELLY_SOCKS,
  MAGIC_TREEHOUSE,
];

export const EVENTS: readonly AnyArc[] = ALL.map((event) => anyArc(eventArc(event)));

/** Whether a theme is about an event. */
export const isToldAsEvent = (theme: Theme): boolean => ALL.some((event) => isOf(event, theme));

/** The events that a theme about two who fell out, or about everyday life, may be. */
const QUARRELS = ALL.filter(({ quarrel }) => quarrel);
export const isQuarrelTold = (theme: Theme): boolean => QUARRELS.some((event) => isOf(event, theme));
export const QUARREL_EVENTS: ReadonlySet<string> = new Set(QUARRELS.map(({ id }) => id));

/** Of a longer text each event is like some part. */
const MOST_LIKENED = 100;

/** A theme that is about an event, with its words read as that event means them: of several as the one that will tell it. */
export function withEvent(theme: Theme): Theme {
  const named = ALL.filter((event) => event.reads && isOf(event, theme));
  const before = named.find((event) => event.beforeAll?.(theme.raw));
  if (before?.reads) return { ...theme, ...before.reads(theme) };
  const ids =
    named.length < 2 || theme.raw.length > MOST_LIKENED
      ? null
      : LIKE.likest(
          named.map(({ id }) => id),
          theme.raw,
        );
  const reads = named.find(({ id }) => ids?.includes(id) !== false)?.reads;
  return reads ? { ...theme, ...reads(theme) } : theme;
}

const LIKE = new LikeEvent(ALL);

/**
 * A theme that no event is named by, read as the event means it whose wordings it is most like; else null. The wordings
 * are as families type them, and so is what is compared with them: `typed`.
 */
export function asLikeEvent(typed: string, theme: Theme, mustBeSure: boolean): Theme | null {
  const event = LIKE.of(typed, theme, mustBeSure);
  return event ? likenedTo(event, theme) : null;
}

/** A theme read as each of the events means it that are a little like it, the likest first. */
export const asNeighbours = (typed: string, theme: Theme): readonly Theme[] =>
  LIKE.neighbours(typed, theme).map((event) => likenedTo(event, theme));

/** A theme that an event tells, as a family puts it; nothing where an arc tells no event. */
export const wordingOf = (arc: string): string | undefined => ALL.find(({ id }) => id === arc)?.wordings[0];

/** All themes that an event says it tells; none where an arc tells no event. */
export const wordingsOf = (arc: string): readonly string[] => ALL.find(({ id }) => id === arc)?.wordings ?? [];

/** A theme that is as good as a wording of an event, read as that event means it; else null. */
export function asWordedEvent(typed: string, theme: Theme): Theme | null {
  const event = LIKE.asWorded(typed, theme);
  return event ? likenedTo(event, theme) : null;
}

function likenedTo({ id, reads }: StoryEvent, theme: Theme): Theme {
  const likened = { ...theme, like: id };
  return reads ? { ...likened, ...reads(likened) } : likened;
}

/** Of several events that a theme names, those whose wordings it is most like: "a drum nobody wants" is no concert. */
export function likestOf(events: readonly AnyArc[], typed: string): readonly AnyArc[] {
  if (events.length < 2) return events;
  const before = events.filter(({ id }) => ALL.find((event) => event.id === id)?.beforeAll?.(typed));
  if (before.length > 0) return before;
  const ids = LIKE.likest(
    events.map(({ id }) => id),
    typed,
  );
  return events.filter(({ id }) => ids.includes(id));
}

/** Whether a theme is clearly more like the wordings of an event than those of any other. */
export const isLikest = (arc: string, typed: string): boolean => LIKE.isLikest(arc, typed);

/** Whether an event is told because a word of a theme stands in its wordings: what it tells is what the word is about. */
export const isWordOfLike = ({ like }: Theme, arc: string, word: string): boolean =>
  like === arc && LIKE.prototypes.uses(arc, word);

/** In how many of its own wordings an event uses a word, in the form that `lemma` gives it; none where an arc tells no event. */
export const usesInWordings = (arc: string, form: string): number => LIKE.prototypes.usesOf(arc, form);

/** Whether a word of a theme is part of what names the event that an arc tells, or of what names how it goes: "windy". */
export function isNameOfEvent(arc: string, theme: string, word: string): boolean {
  const event = ALL.find((each) => each.id === arc);
  if (!event) return false;
  const named = [event.of, ...event.plots.flatMap((plot) => plot.when ?? [])];
  return named.some((each) => each.exec(theme)?.[0].toLowerCase().includes(word.toLowerCase()) === true);
}

/** Questions that belong to an event, by the id of its arc. */
export const QUESTIONS_OF_EVENTS: ReadonlyMap<string, NonNullable<StoryEvent['talk']>> = new Map(
  ALL.flatMap(({ id, talk }) => (talk ? [[id, talk] as const] : [])),
);
