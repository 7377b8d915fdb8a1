export * from '@/tools/play/acts';
