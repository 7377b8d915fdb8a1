/** Where the app begins. */
import './components/moving/frames-first';
import 'expo-router/entry';
